/** On the date of a page for a screen in the hall. */
export const hallMark = 'data-hall';

const reloadEveryMs = 600_000;

async function reload(): Promise<void> {
  const { ok } = await fetch(location.href, { method: 'HEAD' });
  if (ok) location.reload();
}

/** Reloads a page that stays open on a screen in the hall, while the site answers. */
export function keepHallCurrent(): void {
  if (!document.querySelector(`[${hallMark}]`)) return;
  // Without a connection, the page remains as it is.
  setInterval(() => void reload().catch(() => {}), reloadEveryMs);
}
