import { scrollDebounceMs, topBarAfterScroll, topBarAtStart } from './topBarVisibility.ts';

/** Marks the top bar. Its visibility lives in the DOM alone: React neither reads nor writes it. */
export const topBarMark = 'data-top-bar';

/** Set on the bar while it is hidden. */
const hiddenMark = 'data-hidden';

/** Hides and shows the top bar by scroll direction, on pages with and without React. */
export function watchTopBar(): void {
  let state = topBarAtStart;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function update(): void {
    state = topBarAfterScroll(state, window.scrollY);
    document.querySelector(`[${topBarMark}]`)?.toggleAttribute(hiddenMark, !state.visible);
  }
  window.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(update, scrollDebounceMs);
    },
    { passive: true },
  );
}
