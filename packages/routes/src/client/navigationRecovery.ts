/** Key in the tab's session storage. */
const key = 'going-to';

/**
 * Remembers where a visitor is going within the site, for the case that the router reloads the page on the way, as it
 * does when the code of a screen is gone because a new version was deployed.
 * @param to address of the screen; empty when it is there. Steps in the history are numbers, and are not remembered.
 */
export function saveNavigation(to: string | number): void {
  try {
    sessionStorage.setItem(key, typeof to === 'string' ? to : '');
  } catch {
    // Without storage the visitor stays on the page and has to press the link again.
  }
}

/** After such a reload: goes on to where the visitor was going. Once, as the entry is used up. */
export function recoverNavigation(): void {
  try {
    const to = sessionStorage.getItem(key);
    saveNavigation('');
    if (to && new URL(to, location.origin).origin === location.origin) location.replace(to);
  } catch {
    // Storage is forbidden: nothing was remembered.
  }
}
