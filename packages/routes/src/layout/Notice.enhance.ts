import { hasEnded, noticeMark } from './notice.ts';

/** Hides the notice at its end: the page may come from a cache, or stay open. */
export function endNotice(): void {
  const notice = document.querySelector<HTMLElement>(`[${noticeMark}]`);
  if (!notice) return;
  const check = (): void => {
    notice.hidden = hasEnded(notice.getAttribute(noticeMark) ?? undefined, Date.now());
  };
  check();
  setInterval(check, 60_000);
}
