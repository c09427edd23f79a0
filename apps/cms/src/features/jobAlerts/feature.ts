import type { Feature } from '../../feature.ts';
import { alertLink, alertLinkRoutes } from './alertLink.ts';
import { sendAlerts } from './sendAlerts.ts';

/** New jobs by mail, for visitors who have subscribed. The form arrives as a submission. */
export const jobAlerts: Feature = {
  controllers: { 'alert-link': alertLink },
  routes: alertLinkRoutes,
  jobs: [{ name: 'job alerts', rule: '5 * * * *', isLocked: true, run: sendAlerts }],
};
