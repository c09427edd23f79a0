/** Key in `sessionStorage`. */
const storageKey = 'going-to';

/**
 * Records the target of a navigation. React Router reloads the page when a route's chunk is missing after a deployment,
 * and would lose the target.
 * @param to path of the screen; empty once the navigation is complete. History steps are numbers and are not recorded.
 */
export function saveNavigation(to: string | number): void {
  try {
    sessionStorage.setItem(storageKey, typeof to === 'string' ? to : '');
  } catch {
    // Without storage the visitor stays on the page after the reload and has to follow the link again.
  }
}

/** Resumes the recorded navigation after such a reload, once. */
export function recoverNavigation(): void {
  try {
    const to = sessionStorage.getItem(storageKey);
    saveNavigation('');
    if (to && new URL(to, location.origin).origin === location.origin) location.replace(to);
  } catch {
    // Storage is blocked, so nothing was recorded.
  }
}
