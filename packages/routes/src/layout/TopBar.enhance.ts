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
  let state = topBarAtStart(window.scrollY);
  let timer: ReturnType<typeof setTimeout> | undefined;
  function update(): void {
    state = topBarAfterScroll(state, window.scrollY);
    const bar = document.querySelector(`[${topBarMark}]`);
    bar?.toggleAttribute(hiddenMark, !state.visible && !bar.querySelector(':focus-visible'));
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
