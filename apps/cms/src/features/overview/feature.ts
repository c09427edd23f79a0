import type { Feature } from '../../feature.ts';
import { overview as overviewController } from './overview.ts';

/** The first page of the admin. */
export const overview: Feature = {
  controllers: { overview: overviewController },
  adminRoutes: [{ method: 'GET', path: '/overview', handler: 'overview.show' }],
};
