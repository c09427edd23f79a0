import { galleryMarks } from '@group/ui/galleryMarks';
import { hydratedEvent, deferredScript } from './deferredHydration.ts';

/** Signs that a visitor is about to do something that may need React. */
const signs = ['pointerdown', 'keydown', 'focusin'] as const;

/** Longest wait for an idle moment after the page has loaded, in milliseconds. */
const patience = 3_000;

function hydrate(): void {
  for (const asleep of document.querySelectorAll<HTMLScriptElement>(`script[type="${deferredScript}"]`)) {
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = asleep.textContent;
    asleep.replaceWith(script);
  }
}

/** Buttons that the browser or the native script operates. */
const islands = `[commandfor], [${galleryMarks.step}]`;

/** A button that only React can operate; all others are the browser's own business. */
function sleepingButton(target: EventTarget | null): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'button' && !button.matches(islands) ? button : null;
}

/** Presses that came before React did are pressed again once it is there. */
function replayEvents(): void {
  const pressed = new Set<HTMLButtonElement>();
  const settled = new AbortController();
  const { signal } = settled;
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = sleepingButton(target);
      if (button) pressed.add(button);
    },
    { capture: true, signal },
  );
  document.addEventListener(
    hydratedEvent,
    () => {
      settled.abort();
      for (const button of pressed) button.click();
    },
    { signal },
  );
}

/**
 * Lets React come when the browser has nothing better to do, or as soon as a visitor acts. A page that carries no
 * React has no sleeping script, and nothing happens.
 */
export function deferHydration(): void {
  if (!document.querySelector(`script[type="${deferredScript}"]`)) return;
  replayEvents();
  const settled = new AbortController();
  const now = (): void => {
    settled.abort();
    hydrate();
  };
  const { signal } = settled;
  for (const sign of signs) window.addEventListener(sign, now, { signal, capture: true, passive: true });
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => signal.aborted || now(), { timeout: patience });
    else setTimeout(() => signal.aborted || now(), patience);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { signal });
}
