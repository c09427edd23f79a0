/** On the date of a page for a lobby display. */
export const lobbyMark = 'data-lobby';

const reloadEveryMs = 600_000;

async function reload(): Promise<void> {
  const { ok } = await fetch(location.href, { method: 'HEAD' });
  if (ok) location.reload();
}

/** Reloads a page that stays open on a lobby display, while the site answers. */
export function keepLobbyCurrent(): void {
  if (!document.querySelector(`[${lobbyMark}]`)) return;
  // Without a connection, the page remains as it is.
  setInterval(() => void reload().catch(() => {}), reloadEveryMs);
}
