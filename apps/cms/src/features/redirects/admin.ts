import type { AdminFeature } from '../../admin/adminFeature.ts';
import { RedirectImport } from './admin/RedirectImport.tsx';

export const redirects: AdminFeature = { listActions: [{ name: 'redirect-import', Component: RedirectImport }] };
