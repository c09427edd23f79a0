/**
 * After a link of the site was followed, the focus is on the new page's heading, as it is where React changes the page:
 * screen readers say where one is, and the next key goes on from there.
 */
export function focusHeading(): void {
  // What became of a form comes before the heading; the browser itself gives it the focus.
  if (document.querySelector('[autofocus]')) return;
  const [navigation] = performance.getEntriesByType('navigation');
  const followed = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  const fromHere = document.referrer.startsWith(`${location.origin}/`);
  const heading = document.querySelector('h1');
  if (!followed || !fromHere || location.hash || !heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
