import type { AdminFeature } from '../../admin/adminFeature.ts';
import { DraftPreview } from './admin/DraftPreview.tsx';

/** The draft on its website, in a new tab or beside the form. */
export const preview: AdminFeature = {
  panels: [{ position: 5, Panel: DraftPreview }],
};
