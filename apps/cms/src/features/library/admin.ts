import type { AdminFeature } from '../../adminUi/adminFeature.ts';
import { FileField } from './admin/FileField.tsx';

export const library: AdminFeature = {
  fields: [{ type: 'media', Component: FileField }],
  replacedPages: {
    'plugins/upload/*': () => import('./admin/Library.tsx').then(({ Library }) => ({ Component: Library })),
  },
};
