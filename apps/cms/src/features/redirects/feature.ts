import type { Feature } from '../../feature.ts';
import { redirectImport, redirectImportRoutes } from './redirectImport.ts';

/** The import of former addresses from a file. */
export const redirects: Feature = {
  controllers: { 'redirect-import': redirectImport },
  adminRoutes: redirectImportRoutes,
};
