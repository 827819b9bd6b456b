// One polite and one assertive live region for the whole app.
const regions = /** @type {Record<string, HTMLElement>} */ ({});

/** @param {"polite" | "assertive"} kind */
function region(kind) {
  if (!regions[kind]) {
    const element = document.createElement("div");
    element.className = "for-readers";
    element.setAttribute("aria-live", kind);
    element.setAttribute("role", kind === "polite" ? "status" : "alert");
    element.id = `live-${kind}`;
    document.body.append(element);
    regions[kind] = element;
  }
  return regions[kind];
}

/**
 * Have a screen reader say `text`. Sentences of one moment are kept apart as paragraphs; old ones go.
 * @param {string} text @param {"polite" | "assertive"} [kind]
 */
export function announce(text, kind = "polite") {
  if (!text) return;
  const element = region(kind);
  const line = document.createElement("p");
  line.textContent = text;
  element.append(line);
  while (element.childElementCount > 8) element.firstElementChild?.remove();
}

region("polite");
region("assertive");
