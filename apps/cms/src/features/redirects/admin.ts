import type { AdminFeature } from '../../admin/adminFeature.ts';
import { RedirectImport } from './admin/RedirectImport.tsx';

/** The import of redirects from a file. */
export const redirects: AdminFeature = { listActions: [{ name: 'redirect-import', Component: RedirectImport }] };
