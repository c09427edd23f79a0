import type { Feature } from '../../feature.ts';
import { eraseOldCounters, openCounters } from '../../strapi/counters.ts';
import newPasswords from './newPasswords.ts';
import { requireStaffPasswords } from './passwords.ts';
import smallBodies from './smallBodies.ts';

export const signIn: Feature = {
  middlewares: { 'small-bodies': smallBodies, 'new-passwords': newPasswords },
  guard: requireStaffPasswords,
  setUp: openCounters,
  jobs: [{ name: 'sign-in counters', rule: '20 * * * *', run: eraseOldCounters }],
};
