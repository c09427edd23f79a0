import type { Feature } from '../../feature.ts';
import { multipartName } from '../../media/multipart.ts';
import { scheduleDueMails } from './dueApplicationMails.ts';
import { passport } from './passport.ts';

const route = (action: string) => ({ method: 'POST', path: `/passport/${action}`, handler: `passport.${action}` });

/** The page on which applicants see where their application stands, and the mail that tells HR what is due. */
export const applicationPassport: Feature = {
  controllers: { passport },
  routes: [
    ...['open', 'correct', 'disown', 'withdraw'].map(route),
    { ...route('extend'), config: { middlewares: [multipartName] } },
  ],
  jobs: scheduleDueMails,
};
