// Passkeys: the device makes one or signs by one; what it is asked and what it says go through the server.

import { all, find } from "./dom";

const bytes = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0)).buffer;

const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");

async function ask(path: string, body: object = {}): Promise<any> {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.status === 204 ? null : answer.json();
}

const named = (list: any[] = []) => list.map((one) => ({ ...one, id: bytes(one.id) }));

async function add(): Promise<void> {
  const asked = await ask("/me/passkey/new");
  const made = (await navigator.credentials.create({
    publicKey: {
      ...asked,
      challenge: bytes(asked.challenge),
      user: { ...asked.user, id: bytes(asked.user.id) },
      excludeCredentials: named(asked.excludeCredentials),
    },
  })) as PublicKeyCredential;
  const said = made.response as AuthenticatorAttestationResponse;
  await ask("/me/passkey/add", credential(made, { attestationObject: text(said.attestationObject) }));
}

async function enter(): Promise<void> {
  const asked = await ask("/me/passkey/ask");
  const found = (await navigator.credentials.get({
    publicKey: { ...asked, challenge: bytes(asked.challenge), allowCredentials: named(asked.allowCredentials) },
  })) as PublicKeyCredential;
  const said = found.response as AuthenticatorAssertionResponse;
  const signed = { authenticatorData: text(said.authenticatorData), signature: text(said.signature) };
  await ask("/me/passkey/enter", credential(found, signed));
}

const credential = (made: PublicKeyCredential, signed: object) => ({
  id: made.id,
  rawId: text(made.rawId),
  type: made.type,
  clientExtensionResults: {},
  response: { clientDataJSON: text(made.response.clientDataJSON), ...signed },
});

export function passkeys(): void {
  if (!("PublicKeyCredential" in window)) return;
  for (const button of all<HTMLButtonElement>("[data-passkey]")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      button.disabled = true;
      try {
        await (button.dataset.passkey === "add" ? add() : enter());
        location.assign("/me");
      } catch {
        // Refused here, by the device, or by whoever holds it: one line says so.
        find("#passkey-told")?.replaceChildren(button.dataset.failed ?? "");
        button.disabled = false;
      }
    });
  }
}
