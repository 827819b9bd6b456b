// Styles that only some pages need.

/** Resolves when the style is there (or cannot be had). @param {string} href */
export function linkStyle(href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = link.onerror = () => resolve(undefined);
    document.head.append(link);
  });
}
