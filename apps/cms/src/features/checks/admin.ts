import type { AdminFeature } from '../../admin/adminFeature.ts';
import { EntryFindings } from './admin/EntryFindings.tsx';

/** What is wrong with an entry. */
export const checks: AdminFeature = {
  panels: [{ position: 4, Panel: EntryFindings }],
};
