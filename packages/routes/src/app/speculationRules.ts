import { mounts } from '@group/content-client/contract/mounts';
import { paths } from '../site/paths.ts';

/** Sign-in and staff pages, and files, which match `*.*`, are never prefetched. */
const excluded = [paths.login.href(), `${paths.directorySignIn.href()}*`, `${paths.internal.href()}*`].flatMap(
  (path) => [path, `/*${path}`],
);
const files = [`${mounts.downloads}/*`, `${mounts.pictures}/*`, '/*.*'];

const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: [...excluded, ...files] } }] },
      // On hover or pointerdown only, so that pages which the visitor does not open cost nothing.
      eagerness: 'moderate',
    },
  ],
};

/** Speculation rules that prefetch the page a visitor is about to open; browsers without support ignore them. */
export const speculationRules = JSON.stringify(rules);
