import type { Feature } from '../../feature.ts';
import { linkToPreview } from './preview.ts';

export const preview: Feature = { adminEndpoints: { 'GET /preview/:type/:id': linkToPreview } };
