// Time left to choose: in the bar for players, a burning torch on the big screen.
import { html, useEffect, useState } from "../lib/preact.js";
import { announce } from "../lib/announce.js";
import { say } from "../lib/words.js";

/** @typedef {import("../lib/table.js").TableClient} TableClient */

/** Milliseconds left for the own seat, else for the one who has least. @param {TableClient} client */
function useLeft(client) {
  const [now, setNow] = useState(performance.now());
  const deadlines = client.deadlines.value;
  useEffect(() => {
    if (!deadlines) return undefined;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [deadlines]);
  if (!deadlines) return null;
  const seat = client.you.value.seat;
  const waiting = Object.entries(deadlines).filter(([one]) => !client.chosen.value.includes(Number(one)));
  const own = waiting.find(([one]) => Number(one) === seat);
  const ends = own ? own[1] : Math.min(...waiting.map(([, end]) => end));
  if (!Number.isFinite(ends)) return null;
  return { own: Boolean(own), ms: Math.max(0, ends - now) };
}

/** @param {{client: TableClient}} properties */
export function Clock({ client }) {
  const left = useLeft(client);
  const seconds = left ? Math.ceil(left.ms / 1000) : 0;
  const hurry = Boolean(left?.own && seconds === 10);
  useEffect(() => {
    if (hurry) announce(say("web-seconds-left", { seconds: 10 }), "assertive");
  }, [hurry]);
  if (!left) return null;
  const text = seconds >= 60 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` : String(seconds);
  return html`<span class="clock ${left.own && seconds <= 10 ? "is-late" : ""}" role="timer" aria-label=${say("web-seconds-left", { seconds })}>${text}</span>`;
}

/** The torch burns down. @param {{client: TableClient}} properties */
export function TorchClock({ client }) {
  const left = useLeft(client);
  const clock = client.table.value?.clock;
  if (!left || !clock) return null;
  const whole = Math.max(1, 1000 * (clock.kind === "bank" ? clock.seconds + clock.bank_seconds : clock.kind === "per_choice" ? clock.seconds : clock.disconnect_seconds));
  const part = Math.min(1, left.ms / whole);
  return html`<div class="torch-clock" role="timer" aria-label=${say("web-seconds-left", { seconds: Math.ceil(left.ms / 1000) })}>
    <span class="torch-clock-flame" aria-hidden="true"></span>
    <span class="torch-clock-wood"><span class="torch-clock-left" style=${{ transform: `scaleX(${part})` }}></span></span>
    <span class="torch-clock-number" aria-hidden="true">${Math.ceil(left.ms / 1000)}</span>
  </div>`;
}
