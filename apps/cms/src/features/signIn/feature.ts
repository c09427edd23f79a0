import type { Feature } from '../../feature.ts';
import { openCounters } from './counters.ts';
import limitSignIns from './limitSignIns.ts';
import { requireStaffPasswords } from './passwords.ts';
import smallBodies from './smallBodies.ts';

/** Limits of attempts to sign in, and rules of passwords, in the admin and on the websites. */
export const signIn: Feature = {
  middlewares: { 'small-bodies': smallBodies, 'sign-in': limitSignIns },
  guard: requireStaffPasswords,
  setUp: openCounters,
};
