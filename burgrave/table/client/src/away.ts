// The page that is shown while the database is away: it looks whether it is back, and then goes on by itself.

export function away(): void {
  const { on = "/", again = "5" } = document.body.dataset;
  const look = async () => {
    const well = await fetch("/healthz", { cache: "no-store" }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (well) location.replace(on);
    else setTimeout(look, Number(again) * 1000);
  };
  setTimeout(look, Number(again) * 1000);
}
