import type { AdminFeature } from '../../adminUi/adminFeature.ts';
import { RedirectImport } from './admin/RedirectImport.tsx';

export const redirects: AdminFeature = { listActions: [{ name: 'redirect-import', Component: RedirectImport }] };
