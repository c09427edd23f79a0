import type { Feature } from '../../feature.ts';
import { mailDueApplications } from './dueApplicationMails.ts';
import { passportEndpoints } from './passport.ts';

/** The page on which applicants see where their application stands, and the mail that tells HR what is due. */
export const applicationPassport: Feature = {
  endpoints: passportEndpoints,
  // From seven in the morning on, also where the service was down then.
  jobs: [{ name: 'due mails', rule: '*/15 7-18 * * *', tz: 'Europe/Zurich', isLocked: true, run: mailDueApplications }],
};
