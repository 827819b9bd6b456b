// The one copy of Preact, htm and signals that shell and boards share, with types for the checker.
import * as preact from "../vendor/preact.js";
import * as hooks from "../vendor/preact-hooks.js";
import * as signals from "../vendor/signals.js";
import htm from "../vendor/htm.js";

/** @typedef {import("preact").VNode<any>} VNode */
/** @typedef {import("preact").ComponentChildren} Children */
/** @template T @typedef {import("@preact/signals-core").Signal<T>} Signal */
/** @template T @typedef {import("@preact/signals-core").ReadonlySignal<T>} ReadonlySignal */

export const h = /** @type {typeof import("preact").h} */ (preact.h);
export const render = /** @type {typeof import("preact").render} */ (preact.render);
export const Fragment = /** @type {typeof import("preact").Fragment} */ (preact.Fragment);
export const html = /** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */ (htm.bind(preact.h));

export const signal = /** @type {typeof import("@preact/signals-core").signal} */ (signals.signal);
export const computed = /** @type {typeof import("@preact/signals-core").computed} */ (signals.computed);
export const effect = /** @type {typeof import("@preact/signals-core").effect} */ (signals.effect);
export const batch = /** @type {typeof import("@preact/signals-core").batch} */ (signals.batch);
export const untracked = /** @type {typeof import("@preact/signals-core").untracked} */ (signals.untracked);
export const useSignal = /** @type {<T>(value: T) => Signal<T>} */ (signals.useSignal);
export const useComputed = /** @type {<T>(compute: () => T) => ReadonlySignal<T>} */ (signals.useComputed);
export const useSignalEffect = /** @type {(run: () => void | (() => void)) => void} */ (signals.useSignalEffect);

export const useState = /** @type {typeof import("preact/hooks").useState} */ (hooks.useState);
export const useEffect = /** @type {typeof import("preact/hooks").useEffect} */ (hooks.useEffect);
export const useLayoutEffect = /** @type {typeof import("preact/hooks").useLayoutEffect} */ (hooks.useLayoutEffect);
export const useRef = /** @type {typeof import("preact/hooks").useRef} */ (hooks.useRef);
export const useMemo = /** @type {typeof import("preact/hooks").useMemo} */ (hooks.useMemo);
export const useId = /** @type {typeof import("preact/hooks").useId} */ (hooks.useId);

/** What a board gets as `api.preact`, so that it bundles nothing of its own. */
export const toolkit = {
  h, html, render, Fragment, signal, computed, effect, batch, useSignal, useComputed, useSignalEffect,
  useState, useEffect, useLayoutEffect, useRef, useMemo, useId,
};
