import { galleryMarks } from '@group/ui/galleryMarks';
import { hydratedEvent, deferredScript } from './deferredHydration.ts';

/** Events that announce an interaction which may need React. */
const interactionEvents = ['pointerdown', 'keydown', 'focusin'] as const;

/** Maximum wait for an idle period after the page has loaded. */
const idleTimeoutMs = 3_000;

function hydrate(): void {
  for (const deferred of document.querySelectorAll<HTMLScriptElement>(`script[type="${deferredScript}"]`)) {
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = deferred.textContent;
    deferred.replaceWith(script);
  }
}

/** Buttons that work without React: invoker commands and gallery controls. */
const nativeButtons = `[commandfor], [${galleryMarks.step}]`;

/** The clicked button if only React can handle it. */
function buttonAwaitingHydration(target: EventTarget | null): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'button' && !button.matches(nativeButtons) ? button : null;
}

/** Replays clicks that happened before hydration. */
function replayEvents(): void {
  const clickedButtons = new Set<HTMLButtonElement>();
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = buttonAwaitingHydration(target);
      if (button) clickedButtons.add(button);
    },
    { capture: true, signal },
  );
  document.addEventListener(
    hydratedEvent,
    () => {
      controller.abort();
      for (const button of clickedButtons) button.click();
    },
    { signal },
  );
}

/**
 * Defers hydration until the browser is idle or the visitor interacts. Does nothing on a page without a deferred
 * script.
 */
export function deferHydration(): void {
  if (!document.querySelector(`script[type="${deferredScript}"]`)) return;
  replayEvents();
  const controller = new AbortController();
  const hydrateNow = (): void => {
    controller.abort();
    hydrate();
  };
  const { signal } = controller;
  for (const type of interactionEvents)
    window.addEventListener(type, hydrateNow, { signal, capture: true, passive: true });
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => signal.aborted || hydrateNow(), { timeout: idleTimeoutMs });
    else setTimeout(() => signal.aborted || hydrateNow(), idleTimeoutMs);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { signal });
}
