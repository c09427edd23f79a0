/** A word that only a visitor knows. It must not get into any log. */
export const visitorsWord = 'max.muster@privat.example';

const beginnings = [
  '//',
  '///',
  '/\\',
  '/%5c',
  '/%2f',
  '/%2f/',
  '/./',
  '/../',
  '/de//',
  '/de/\\',
  '/de/%5c',
  '/%00',
  '/%0a',
  '/%e2%80%a8',
  '/%zz',
  '/%',
  '/%c0%af',
  '/de/%',
  '/:',
  '/*',
  '/;',
  '/@',
  '/&',
  '/=',
  '/~',
  '/%ff',
  '/.',
  '/..',
  '/[',
  '/{',
];

const endings = ['', 'wohnen', visitorsWord, 'evil.example/jobs', 'wohnen/', '.data', 'x/%2e%2e'];

/** Paths that no page has, of every kind that a router reads in its own way: more than 200. */
export const oddPaths: readonly string[] = beginnings.flatMap((beginning) =>
  endings.map((ending) => beginning + ending),
);
