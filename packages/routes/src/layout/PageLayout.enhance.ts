/**
 * Focuses the new page's heading after a link within the site, as a client-side navigation does: screen readers
 * announce the page, and keyboard navigation continues from there.
 */
export function focusHeading(): void {
  // The result of a form takes precedence, which the browser focuses by `autofocus`, and so does a visitor who was quicker.
  if (document.querySelector('[autofocus]') || document.activeElement !== document.body) return;
  const [navigation] = performance.getEntriesByType('navigation');
  const followed = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  const fromHere = document.referrer.startsWith(`${location.origin}/`);
  const heading = document.querySelector('h1');
  if (!followed || !fromHere || location.hash || !heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
