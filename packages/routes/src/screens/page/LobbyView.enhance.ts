import { swissDay } from '@group/content-client/contract/swissTime';

/** On the date of a page for a lobby display. */
export const lobbyMark = 'data-lobby';

const reloadEveryMs = 600_000;

async function reload(): Promise<void> {
  const { ok } = await fetch(location.href, { method: 'HEAD' });
  if (ok) location.reload();
}

/** Reloads a page that stays open on a lobby display, while the site answers. Meanwhile the date of a former day is hidden. */
export function keepLobbyCurrent(): void {
  const date = document.querySelector<HTMLTimeElement>(`time[${lobbyMark}]`);
  if (!date) return;
  const renew = (): void => {
    date.hidden = swissDay(Date.parse(date.dateTime)) !== swissDay(Date.now());
    // Without a connection, the rest of the page remains as it is.
    reload().catch(() => {});
  };
  setInterval(renew, reloadEveryMs);
}
