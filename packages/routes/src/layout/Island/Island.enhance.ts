import type { ComponentType } from 'react';
import { codeTimeoutMs, endCodeTimeout } from './codeTimeout.ts';
import { islandMarks, type IslandName } from './islandMarks.ts';

/** Loads the code of an island. */
export type LoadIsland = () => Promise<ComponentType<never>>;

/** Maximum wait for an idle period after the page has loaded. */
const idleTimeoutMs = 3_000;

/** Events that announce an interaction which may need React. */
const interactionEvents = ['pointerdown', 'keydown', 'focusin'] as const;

/** Key in `sessionStorage`: the path that was reloaded because of missing code. */
const reloadedKey = 'reloaded';

/** Buttons that work only with React. The browser itself handles invoker commands and submit buttons. */
const reactButtons = 'button[type=button]:not([commandfor])';

/** Records clicks on an island. Returns a function that stops and replays them. */
function recordClicks(island: HTMLElement): () => void {
  const clicked = new Set<HTMLElement>();
  const controller = new AbortController();
  island.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(reactButtons) : null;
      if (button) clicked.add(button);
    },
    { capture: true, signal: controller.signal },
  );
  return () => {
    controller.abort();
    for (const button of clicked) button.click();
  };
}

/** Shows or hides the alert before the island. The server's markup stays: forms can still be filled in and sent. */
function showProblem(island: HTMLElement, shown = true): void {
  island.previousElementSibling?.toggleAttribute('hidden', !shown);
}

/**
 * Reloads the page, once: after a deployment the code of an older page is gone. Not under the hands of a visitor, and not
 * the result of a form, which would be sent again: there, an alert has a link.
 */
function reloadOrShowProblem(island: HTMLElement): void {
  try {
    const isResult = document.querySelector('[autofocus]') !== null;
    const touched = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
    if (!touched && !isResult && navigator.onLine && sessionStorage.getItem(reloadedKey) !== location.pathname) {
      sessionStorage.setItem(reloadedKey, location.pathname);
      return location.reload();
    }
  } catch {
    // Storage is blocked: without a record, the page could reload forever.
  }
  showProblem(island);
}

async function load(island: HTMLElement, loadIsland: LoadIsland): Promise<void> {
  const replayClicks = recordClicks(island);
  const timer = setTimeout(() => {
    console.error(new Error(`${island.getAttribute(islandMarks.name)} did not load in time`));
    showProblem(island);
  }, codeTimeoutMs);
  try {
    const [{ hydrateIsland }, component] = await Promise.all([import('./hydrateIsland.tsx'), loadIsland()]);
    hydrateIsland<never>({
      element: island,
      name: island.getAttribute(islandMarks.name) ?? '',
      payload: island.getAttribute(islandMarks.payload) ?? '{}',
      component,
      onHydrated() {
        island.setAttribute(islandMarks.hydrated, '');
        showProblem(island, false);
        replayClicks();
      },
      onFailed: () => showProblem(island),
    });
  } catch (error) {
    console.error(error);
    reloadOrShowProblem(island);
  } finally {
    clearTimeout(timer);
  }
}

function whenIdle(run: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: idleTimeoutMs });
    else setTimeout(run, idleTimeoutMs);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
}

/** Loads and hydrates the islands of the page when the browser is idle, or on the first interaction with one. */
export function enhanceIslands(islands: Readonly<Record<IslandName, LoadIsland>>): void {
  for (const island of document.querySelectorAll<HTMLElement>(`[${islandMarks.name}]`)) {
    const loadIsland = Object.entries(islands).find(([name]) => name === island.getAttribute(islandMarks.name))?.[1];
    if (!loadIsland) continue;
    endCodeTimeout(island);
    const controller = new AbortController();
    const start = (): void => {
      if (controller.signal.aborted) return;
      controller.abort();
      void load(island, loadIsland);
    };
    const options = { signal: controller.signal, capture: true, passive: true };
    for (const type of interactionEvents) island.addEventListener(type, start, options);
    whenIdle(start);
  }
}
