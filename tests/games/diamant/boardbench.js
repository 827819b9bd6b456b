// Mounts a board as the shell does and leaves handles for the tests in `window.bench`.
import { boardApi } from "/static/lib/board.js";
import { language, say, switchLanguage, useGameWords } from "/static/lib/words.js";

const query = new URLSearchParams(location.search);
const game = query.get("game") ?? "diamant";
const layout = query.get("layout") ?? "full";
const motion = query.get("motion") ?? "off";
document.documentElement.dataset.theme = query.get("theme") ?? "night";
document.documentElement.dataset.motion = motion;
document.getElementById("board-css").href = `/boards/${game}/board.css`;
const place = document.getElementById("place");
place.style.cssText = "position:fixed;inset:0";

const calls = [];
const said = [];
const bench = { calls, said, ready: false };
window.bench = bench;

/** @param {object} story see boardbench.py */
bench.mount = async (story, changes = {}) => {
  await useGameWords(game);
  await switchLanguage(query.get("language") ?? "en");
  const plugin = await import(`/boards/${game}/board.js`);
  const emblems = ["torch", "rope", "pickaxe", "hat", "lantern", "boot", "map", "compass"];
  const names = story.seats.map((nickname, index) => ({
    nickname, colour: index, emblem: emblems[index], bot: index > 3, connected: index !== 2, standing_in: false,
  }));
  const role = changes.role ?? (layout === "screen" ? "screen" : story.viewer === null ? "spectator" : "seat");
  const api = {
    ...boardApi({
      game, options: story.options, seat: story.viewer, role, names: () => names,
      choose: (action) => { calls.push(["choose", action]); bench.set({ pending: action }); },
      withdraw: () => { calls.push(["withdraw"]); bench.set({ own: null, pending: null }); },
    }),
    motion: () => motion,
    announce: (text) => said.push(text),
    sound: (name) => calls.push(["sound", name]),
  };
  if (!changes.hints) api.hint = () => null;
  if (changes.slow) {
    // To look at the movements: everything takes `slow` times as long.
    const { Run } = await import(`/boards/${game}/motion.js`);
    const scales = new WeakMap();
    Object.defineProperty(Run.prototype, "scale", {
      set(value) { scales.set(this, value * changes.slow); },
      get() { return scales.get(this); },
    });
  }
  bench.board = plugin.createBoard(api);
  bench.plugin = plugin;
  bench.api = api;
  place.replaceChildren(bench.board.element);
  const base = { chosen: [], own: null, over: null, advice: null, options: story.options, layout, role, seat: story.viewer, remaining: null, pending: null, offline: false };
  bench.view = { ...base, observation: story.initial, request: null, ...changes };
  bench.set = (more) => { bench.view = { ...bench.view, ...more }; bench.board.update(bench.view); };
  bench.viewAt = (index) => ({ ...base, observation: story.reveals[index].observation, request: story.reveals[index].request, ...changes });
  /** Jump to the place after reveal `index`. */
  bench.jump = (index, more = {}) => { bench.view = { ...bench.viewAt(index), ...more }; bench.board.show(bench.view); };
  /** Play reveal `index` as a message from the service. */
  bench.play = (index) => { bench.view = bench.viewAt(index); return bench.board.play(story.reveals[index].events, bench.view); };
  bench.end = () => {
    const end = plugin.createEnd(api);
    place.style.cssText = "padding:1rem";
    place.replaceChildren(end.element);
    const events = story.reveals.flatMap((reveal) => reveal.events);
    end.show({ observation: story.reveals.at(-1).observation, events });
  };
  bench.board.show(bench.view);
  await document.fonts.ready;
  bench.say = say;
  bench.language = language;
};
bench.ready = true;
