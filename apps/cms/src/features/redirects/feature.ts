import type { Feature } from '../../feature.ts';
import { keepFormerAddresses } from './keepFormerAddresses.ts';
import { importRedirects } from './redirectImport.ts';

/** Former addresses: those of entries that move, and the import from a file. */
export const redirects: Feature = {
  write: keepFormerAddresses,
  adminEndpoints: { 'POST /redirects/import': importRedirects },
};
