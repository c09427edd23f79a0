import type { Feature } from '../../feature.ts';
import { linkToPreview } from './preview.ts';

/** Drafts on their website. */
export const preview: Feature = { adminEndpoints: { 'GET /preview/:type/:id': linkToPreview } };
