import type { Feature } from '../../feature.ts';
import { alertLink, alertLinkRoutes } from './alertLink.ts';
import { scheduleAlerts } from './sendAlerts.ts';

/** New jobs by mail, for visitors who have subscribed. The form arrives as a submission. */
export const jobAlerts: Feature = {
  controllers: { 'alert-link': alertLink },
  routes: alertLinkRoutes,
  jobs: scheduleAlerts,
};
