import { scrollDebounceMs, topBarAfterScroll, topBarAtStart } from './topBarVisibility.ts';

/** Marks the top bar. */
export const topBarMark = 'data-top-bar';

/** Set on the bar while it is hidden. */
const hiddenMark = 'data-hidden';

/**
 * Hides and shows the top bar by scroll direction. It stays visible while it contains the keyboard's focus; a tapped
 * button, such as that of the closed menu, does not hold it.
 */
export function watchTopBar(): void {
  let state = topBarAtStart(0);
  // The position needs the page's layout: read in the first frame, it takes that of the frame, and no other before it.
  requestAnimationFrame(() => (state = topBarAtStart(window.scrollY)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  // In WebKit, what a closed dialog gives the focus back to matches `:focus-visible` even after a tap.
  let isTapped = false;
  document.addEventListener('pointerdown', () => (isTapped = true), { capture: true, passive: true });
  document.addEventListener('keydown', () => (isTapped = false), { capture: true, passive: true });
  function update(): void {
    state = topBarAfterScroll(state, window.scrollY);
    const bar = document.querySelector(`[${topBarMark}]`);
    bar?.toggleAttribute(hiddenMark, !state.visible && (isTapped || !bar.querySelector(':focus-visible')));
  }
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    target.closest(`[${topBarMark}]`)?.removeAttribute(hiddenMark);
  });
  window.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(update, scrollDebounceMs);
    },
    { passive: true },
  );
}
