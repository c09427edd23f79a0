/** Pages that are nobody's to have before they ask, and files. `*.*` in a path is a file. */
const asked = ['/auth', '/intern*', '/*/auth', '/*/intern*', '/downloads/*', '/pictures/*', '/*.*'];

const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: asked } }] },
      // When a pointer rests on a link or presses it, not before: a page that nobody opens costs nothing.
      eagerness: 'moderate',
    },
  ],
};

/** Lets the browser fetch a page when a visitor is about to open it. Browsers that do not know the rules skip them. */
export const speculationRules = JSON.stringify(rules);
