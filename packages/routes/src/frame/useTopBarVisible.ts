import { useEffect, useState } from 'react';
import { scrollDebounce, topBarAfterScroll, topBarAtStart } from './topBarVisibility.ts';

/** Whether the top bar is shown, by the direction of scrolling. */
export function useTopBarVisible(): boolean {
  const [state, setState] = useState(topBarAtStart);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onScroll(): void {
      clearTimeout(timer);
      timer = setTimeout(() => setState((before) => topBarAfterScroll(before, window.scrollY)), scrollDebounce);
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return state.visible;
}
