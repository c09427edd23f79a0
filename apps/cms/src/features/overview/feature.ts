import type { Feature } from '../../feature.ts';
import { showOverview } from './overview.ts';

/** The first page of the admin. */
export const overview: Feature = { adminEndpoints: { 'GET /overview': showOverview } };
