import { mounts } from '@group/content-client/contract/mounts';
import { paths } from '../site/paths.ts';

const anyLanguage = (path: string): string[] => [path, `/*${path}`];

/** Sign-in, staff and private pages, and files, which match `*.*`, are never loaded ahead. */
const excluded = [
  paths.login.href(),
  `${paths.login.href()}/*`,
  `${paths.internal.href()}*`,
  `${paths.privatePages.href()}/*`,
].flatMap(anyLanguage);
const files = [`${mounts.downloads}/*`, `${mounts.pictures}/*`, '/*.*'];

/** Pages with a form: nearly all are in no cache, and the timer of an island would run before its script may. */
const forms = [paths.application, paths.contact, paths.jobAlert, paths.search, paths.signature, paths.visits].flatMap(
  (path) => anyLanguage(`${path.href()}*`),
);

/** Addresses of the site but those that match one of these patterns. */
const allBut = (patterns: readonly string[]) => ({
  and: [{ href_matches: '/*' }, { not: { href_matches: patterns } }],
});

// On hover or pointerdown only, so that pages which the visitor does not open cost nothing.
const eagerness = 'moderate';

/**
 * Speculation rules, with which a browser loads the page that a visitor is about to open, and renders it if it is for
 * reading. Browsers without support ignore them.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: allBut([...excluded, ...files]), eagerness }],
  prerender: [{ where: allBut([...excluded, ...files, ...forms]), eagerness }],
});
