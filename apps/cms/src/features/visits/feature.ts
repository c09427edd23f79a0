import type { Feature } from '../../feature.ts';
import { audited } from '../audit/audited.ts';
import fullDates from './fullDates.ts';
import { remindVisitors } from './reminders.ts';
import { keepVisits } from './visitChanges.ts';
import { countVisits, listVisits } from './visitList.ts';
import { visitPageEndpoints } from './visitPage.ts';

/** Visits, trial days and appointments: seats are promised here alone. */
export const visits: Feature = {
  middlewares: { 'visit-slot': fullDates },
  endpoints: visitPageEndpoints,
  adminEndpoints: { 'GET /visits': audited('visit.read', listVisits), 'GET /visits/counts': countVisits },
  write: keepVisits,
  jobs: [{ name: 'visit reminders', rule: '0 8 * * *', tz: 'Europe/Zurich', atStart: true, run: remindVisitors }],
};
