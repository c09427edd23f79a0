import type { Feature } from '../../feature.ts';
import { showOverview } from './overview.ts';

export const overview: Feature = { adminEndpoints: { 'GET /overview': showOverview } };
