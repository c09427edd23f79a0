import type { Feature } from '../../feature.ts';
import { alertEndpoints } from './alertLink.ts';
import { sendAlerts } from './sendAlerts.ts';

/** New jobs by mail, for visitors who have subscribed. The form arrives as a submission. */
export const jobAlerts: Feature = {
  endpoints: alertEndpoints,
  jobs: [{ name: 'job alerts', rule: '5 * * * *', isLocked: true, run: sendAlerts }],
};
