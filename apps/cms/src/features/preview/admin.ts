import type { AdminFeature } from '../../adminUi/adminFeature.ts';
import { DraftPreview } from './admin/DraftPreview.tsx';

export const preview: AdminFeature = {
  panels: [{ position: 5, Panel: DraftPreview }],
};
