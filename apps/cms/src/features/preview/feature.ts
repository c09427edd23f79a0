import type { Feature } from '../../feature.ts';
import { preview as previewController } from './preview.ts';

/** Drafts on their website. */
export const preview: Feature = {
  controllers: { preview: previewController },
  adminRoutes: [{ method: 'GET', path: '/preview/:type/:id', handler: 'preview.link' }],
};
