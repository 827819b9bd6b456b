// Addresses of the shell: one page component for each, without reloading.
import { html, signal } from "./preact.js";

export const path = signal(location.pathname);

addEventListener("popstate", () => (path.value = location.pathname));

/** @param {string} to @param {{replace?: boolean}} [how] */
export function navigate(to, how = {}) {
  const url = new URL(to, location.href);
  if (url.href !== location.href) history[how.replace ? "replaceState" : "pushState"](null, "", url);
  if (path.value !== url.pathname) {
    path.value = url.pathname;
    scrollTo(0, 0);
  }
}

/** @param {{href: string, children?: any, [name: string]: any}} properties */
export function Link({ href, children, ...rest }) {
  /** @param {MouseEvent} event */
  const follow = (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(href);
  };
  return html`<a href=${href} onClick=${follow} ...${rest}>${children}</a>`;
}
