// Beside the board: the log in sentences, chat, emotes. Folded until asked for.
import { sentences } from "../lib/board.js";
import { html, signal, useEffect, useLayoutEffect, useRef, useState } from "../lib/preact.js";
import { chatMuted } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { announce } from "../lib/announce.js";
import { Badge, Icon } from "./emblems.js";
import { WhyButton } from "./why.js";

/** @typedef {Record<string, any>} Data */
/** @typedef {import("../lib/table.js").TableClient} TableClient */

export const EMOTES = ["wave", "laugh", "wow", "sweat", "cheer", "sad"];

/**
 * @param {{plugin: import("../lib/table.js").Plugin, game: string, events: Data[], names: string[], options: Data, viewer: number | null,
 *   before?: (event: Data) => Data | null}} properties
 */
export function Log({ plugin, game, events, names, options, viewer, before = () => null }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = events.flatMap((event) => sentences(plugin, [event], names, options, viewer).map((text) => ({ event, text })));
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return html`<ol class="log" ref=${list} tabindex="0" aria-label=${say("web-log")}>
    ${lines.map((line, index) => html`<li key=${index}>${line.text} <${WhyButton} game=${game} event=${line.event} before=${before(line.event)} text=${line.text} /></li>`)}
  </ol>`;
}

/** @param {{client: TableClient, names: Data[]}} properties */
export function Chat({ client, names }) {
  const [text, setText] = useState("");
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = client.chat.value;
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  if (chatMuted.value === "yes") {
    return html`<div class="chat-muted"><p>${say("web-chat-is-muted")}</p>
      <button type="button" class="button" onClick=${() => (chatMuted.value = "no")}>${say("web-chat-unmute")}</button></div>`;
  }
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const words = text.trim();
    if (!words) return;
    setText("");
    const answer = await client.tell({ type: "chat", text: words });
    if (answer.type === "refused") setText(words);
  };
  return html`<div class="chat">
    <ol class="chat-lines" ref=${list} tabindex="0" aria-label=${say("web-chat")}>
      ${lines.length === 0 && html`<li class="soft">${say("web-chat-empty")}</li>`}
      ${lines.map((line) => html`<li key=${line.number ?? line.id}><strong>${line.nickname || names[line.seat]?.nickname || say("web-spectator")}</strong> <span>${line.text}</span></li>`)}
    </ol>
    ${client.you.value.role !== "screen" && html`<form class="chat-form" onSubmit=${send}>
      <input type="text" maxlength="300" value=${text} aria-label=${say("web-chat-write")} placeholder=${say("web-chat-write")} enterkeyhint="send" autocomplete="off"
        onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)} />
      <button class="button" aria-label=${say("web-send")}><${Icon} name="next" /></button>
    </form>
    <button type="button" class="button-text" onClick=${() => (chatMuted.value = "yes")}>${say("web-chat-mute")}</button>`}
  </div>`;
}

/** @param {{client: TableClient}} properties */
export function EmoteBar({ client }) {
  return html`<div class="emotes" role="group" aria-label=${say("web-emotes")}>
    ${EMOTES.map((emote) => html`<button type="button" class="button-icon" key=${emote} aria-label=${say(`web-emote-${emote}`)} title=${say(`web-emote-${emote}`)}
      onClick=${() => client.tell({ type: "emote", emote })}><${Icon} name=${emote} /></button>`)}
  </div>`;
}

/** What others show of their feelings, for four seconds. @param {{client: TableClient, names: Data[]}} properties */
export function Bubbles({ client, names }) {
  const [, again] = useState(0);
  const seen = useRef(0);
  const emotes = client.emotes.value.filter((one) => Date.now() - one.at < 4000);
  const newest = client.emotes.value.at(-1);
  useEffect(() => {
    if (!newest || newest.at <= seen.current || chatMuted.value === "yes") return undefined;
    seen.current = newest.at;
    announce(say("web-emote-said", { name: names[newest.seat]?.nickname ?? "", emote: say(`web-emote-${newest.emote}`) }));
    const timer = setTimeout(() => again((n) => n + 1), 4100);
    return () => clearTimeout(timer);
  }, [newest]);
  if (chatMuted.value === "yes") return null;
  return html`<ul class="bubbles" aria-hidden="true">
    ${emotes.map((one) => html`<li key=${one.number} class="bubble"><${Badge} colour=${names[one.seat]?.colour} emblem=${names[one.seat]?.emblem} />
      <span>${names[one.seat]?.nickname}</span> <${Icon} name=${EMOTES.includes(one.emote) ? one.emote : "smile"} /></li>`)}
  </ul>`;
}

export const panelOpen = signal(/** @type {"" | "log" | "chat"} */ (""));
