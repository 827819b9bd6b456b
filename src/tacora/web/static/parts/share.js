// Bring others in: short code, link, QR code, the device's own share sheet, the address on the home network.
import { getJson } from "../lib/api.js";
import { html, useEffect, useState } from "../lib/preact.js";
import { say } from "../lib/words.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./emblems.js";
import { note } from "./toasts.js";

/** @type {Promise<{addresses: string[], local: boolean}> | null} */
let host = null;

/** Where others reach this service: our own address, unless it is one only this machine knows. */
export function useAddress() {
  const [address, setAddress] = useState(location.origin);
  const [others, setOthers] = useState(/** @type {string[]} */ ([]));
  useEffect(() => {
    host ??= getJson("/api/host").catch(() => ({ addresses: [], local: false }));
    void host.then(({ addresses }) => {
      setOthers(addresses ?? []);
      const alone = /^(localhost|127\.|\[::1\])/.test(location.hostname) || location.hostname === "0.0.0.0";
      if (alone && addresses?.length) setAddress(addresses[0].replace(/\/$/, ""));
    });
  }, []);
  return { address, others };
}

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // no clipboard over plain http: the old way
    const area = Object.assign(document.createElement("textarea"), { value: text });
    (document.querySelector("dialog[open]") ?? document.body).append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  note(say("web-copied"));
}

/** @param {{code: string, big?: boolean}} properties */
export function QrCode({ code, big = false }) {
  return html`<img class="qr ${big ? "qr-big" : ""}" src=${`/api/tables/${encodeURIComponent(code)}/qr.svg`} alt=${say("web-qr-alt")}
    width=${big ? 320 : 168} height=${big ? 320 : 168} />`;
}

/** @param {{code: string}} properties */
export function SharePanel({ code }) {
  const { address, others } = useAddress();
  const link = `${address}/t/${code}`;
  const share = () => navigator.share({ title: "Tacora", text: say("web-share-text", { code }), url: link }).catch(() => undefined);
  return html`<div class="share">
    <${QrCode} code=${code} />
    <div class="share-words">
      <p class="share-code"><span class="soft">${say("web-code")}</span> <strong class="code">${code}</strong></p>
      <p class="share-link"><a href=${link}>${link.replace(/^https?:\/\//, "")}</a></p>
      <div class="row">
        ${"share" in navigator && html`<button type="button" class="button" onClick=${share}><${Icon} name="share" /> ${say("web-share")}</button>`}
        <button type="button" class="button" onClick=${() => copy(link)}><${Icon} name="copy" /> ${say("web-copy-link")}</button>
        <a class="button button-quiet" href=${`/t/${code}/screen`} target="_blank" rel="noopener"><${Icon} name="screen" /> ${say("web-open-screen")}</a>
      </div>
      ${others.length > 0 &&
      html`<p class="help">${say("web-same-network")} ${others.map((one, index) => html`${index > 0 && ", "}<code>${one.replace(/^https?:\/\//, "").replace(/\/$/, "")}</code>`)}</p>`}
    </div>
  </div>`;
}

/** @param {{code: string, onClose: () => void}} properties */
export function ShareDialog({ code, onClose }) {
  return html`<${Dialog} title=${say("web-invite")} onClose=${onClose}><${SharePanel} code=${code} /><//>`;
}
