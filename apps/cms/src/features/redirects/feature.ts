import type { Feature } from '../../feature.ts';
import { redirectImport } from './redirectImport.ts';

/** The import of former addresses from a file. */
export const redirects: Feature = {
  controllers: { 'redirect-import': redirectImport },
  adminRoutes: [{ method: 'POST', path: '/redirects/import', handler: 'redirect-import.run' }],
};
