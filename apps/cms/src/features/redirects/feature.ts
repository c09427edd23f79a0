import type { Feature } from '../../feature.ts';
import { importRedirects } from './redirectImport.ts';

/** The import of former addresses from a file. */
export const redirects: Feature = { adminEndpoints: { 'POST /redirects/import': importRedirects } };
