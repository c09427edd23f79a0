import { swissDay } from '@group/content-client/contract/swissTime';

/** On what a page says of free places: the same as data, as translation by the browser changes the words. */
export const placesMark = 'data-places';
/** On a statement of today: its Swiss day, `YYYY-MM-DD`. Behind it is hidden what is true from the next day on. */
export const todayMark = 'data-today';

/** Time out of sight, and in sight, after which places may have changed. */
const absenceMs = 60_000;
const presenceMs = 600_000;

/** Also without a connection, a statement of yesterday is not one of today. */
function dateStatements(): void {
  const today = swissDay(Date.now());
  for (const statement of document.querySelectorAll<HTMLElement>(`[${todayMark}]`)) {
    statement.hidden = statement.getAttribute(todayMark) !== today;
    statement.nextElementSibling?.toggleAttribute('hidden', !statement.hidden);
  }
}

const placesOf = (page: Document): string =>
  [...page.querySelectorAll(`[${placesMark}]`)].map((place) => place.getAttribute(placesMark)).join('\n');

async function reloadIfOther(): Promise<void> {
  const response = await fetch(location.href);
  if (!response.ok) return;
  // This page's security policy does not know the styles of the other, which it has no use for.
  const html = (await response.text()).replace(/<style>.*?<\/style>/s, '');
  if (placesOf(new DOMParser().parseFromString(html, 'text/html')) !== placesOf(document)) location.reload();
}

/** What a reload would take from a visitor's hands. */
const inUse = 'dialog[open], :is(input, select, textarea):focus';

function renew(): void {
  dateStatements();
  if (document.querySelector(inUse)) return;
  // Without a connection, the page remains as it is.
  reloadIfOther().catch(() => {});
}

/** Keeps the places on a page true that stays open: reloads it, on return to its tab or after a while, where they have changed. */
export function keepPlacesTrue(): void {
  if (!document.querySelector(`[${placesMark}]`)) return;
  let leftAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) leftAt = Date.now();
    else if (Date.now() - leftAt >= absenceMs) renew();
  });
  setInterval(() => document.hidden || renew(), presenceMs);
}
