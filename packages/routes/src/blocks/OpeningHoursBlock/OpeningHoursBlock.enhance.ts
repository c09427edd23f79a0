import { swissLocalTime } from '@group/content-client/contract/swissTime';

/** On the element that says whether a place is open; its value are the public holidays, `YYYY-MM-DD`. */
export const holidaysMark = 'data-holidays';
/** On each sentence in it: the opening time during which it holds; empty on the one for all other times. */
export const openMark = 'data-open';

/** Whether a place with an opening time, as `openingMark` writes it, is open. Monday is day 1, Sunday day 7. */
function isOpen(mark: string, day: number, minute: number): boolean {
  const [first = 0, last = 0, opens = 0, closes = 0] = mark.split(' ').map(Number);
  const covers = (each: number) => (first <= last ? first <= each && each <= last : first <= each || each <= last);
  if (opens < closes) return covers(day) && opens <= minute && minute < closes;
  return (covers(day) && opens <= minute) || (covers(day === 1 ? 7 : day - 1) && minute < closes);
}

function show(): void {
  const [date = '', time = ''] = swissLocalTime(Date.now()).split('T');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const day = new Date(date).getUTCDay() || 7;
  for (const place of document.querySelectorAll(`[${holidaysMark}]`)) {
    const sentences = [...place.querySelectorAll<HTMLElement>(`[${openMark}]`)];
    const matches = ({ dataset }: HTMLElement) =>
      dataset.open !== '' && isOpen(dataset.open ?? '', day, hour * 60 + minute);
    const now = sentences.find(matches) ?? sentences.at(-1);
    const holiday = place.getAttribute(holidaysMark)?.includes(date) ?? false;
    for (const sentence of sentences) sentence.hidden = holiday || sentence !== now;
  }
}

/**
 * Says whether places are open now. In the browser, because pages are cached; nothing is said on public holidays, whose
 * opening hours the page does not know.
 */
export function showWhetherOpen(): void {
  if (!document.querySelector(`[${holidaysMark}]`)) return;
  show();
  setInterval(show, 60_000);
}
