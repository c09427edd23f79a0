/** A visitor's private word, which must not be logged. */
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

const endings = ['', `${visitorsWord}.data`];

/** Paths without a page, in forms that routers parse differently. */
export const oddPaths: readonly string[] = beginnings.flatMap((beginning) =>
  endings.map((ending) => beginning + ending),
);
