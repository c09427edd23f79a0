import type { AdminFeature } from '../../adminUi/adminFeature.ts';
import { EntryFindings } from './admin/EntryFindings.tsx';

export const checks: AdminFeature = {
  panels: [{ position: 4, Panel: EntryFindings }],
};
