// Notices in this browser: the service worker, and the address at which the browser's push service takes them.

import { all, find } from "./dom";

export function pushes(): void {
  const zone = find<HTMLInputElement>("[data-zone]");
  if (zone && zone.value === "UTC") zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return;
  for (const form of all<HTMLFormElement>("form[data-push]")) {
    form.hidden = false;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      try {
        if ((await Notification.requestPermission()) !== "granted") throw new Error("not allowed");
        await navigator.serviceWorker.register("/worker.js");
        const worker = await navigator.serviceWorker.ready;
        const made = await worker.pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: form.dataset.push ?? null,
        });
        find<HTMLInputElement>("[name=subscription]", form)!.value = JSON.stringify(made);
        form.submit();
      } catch {
        // Forbidden here, or the browser's push service cannot be reached: one line says so.
        find("#push-told")?.replaceChildren(form.dataset.failed ?? "");
      }
    });
  }
}
