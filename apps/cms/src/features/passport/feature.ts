import type { Feature } from '../../feature.ts';
import { multipartName } from '../../media/multipart.ts';
import { mailDueApplications } from './dueApplicationMails.ts';
import { passport } from './passport.ts';

const route = (action: string) => ({ method: 'POST', path: `/passport/${action}`, handler: `passport.${action}` });

/** The page on which applicants see where their application stands, and the mail that tells HR what is due. */
export const applicationPassport: Feature = {
  controllers: { passport },
  routes: [
    ...['open', 'correct', 'disown', 'withdraw'].map(route),
    { ...route('extend'), config: { middlewares: [multipartName] } },
  ],
  // From seven in the morning on, also where the service was down then.
  jobs: [{ name: 'due mails', rule: '*/15 7-18 * * *', tz: 'Europe/Zurich', isLocked: true, run: mailDueApplications }],
};
