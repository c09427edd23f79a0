import type { Feature } from '../../feature.ts';
import { eraseOldCounters, openCounters } from './counters.ts';
import newPasswords from './newPasswords.ts';
import { requireStaffPasswords } from './passwords.ts';
import smallBodies from './smallBodies.ts';

/** Limits of attempts to sign in, and rules of passwords, in the admin and on the websites. */
export const signIn: Feature = {
  middlewares: { 'small-bodies': smallBodies, 'new-passwords': newPasswords },
  guard: requireStaffPasswords,
  setUp: openCounters,
  jobs: [{ name: 'sign-in counters', rule: '20 * * * *', run: eraseOldCounters }],
};
