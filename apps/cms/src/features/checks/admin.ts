import type { AdminFeature } from '../../admin/adminFeature.ts';
import { EntryFindings } from './admin/EntryFindings.tsx';

export const checks: AdminFeature = {
  panels: [{ position: 4, Panel: EntryFindings }],
};
