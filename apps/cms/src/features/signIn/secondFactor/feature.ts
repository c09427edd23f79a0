import type { Feature } from '../../../feature.ts';
import { guardSessions } from './guardSessions.ts';
import { secondFactorTypes } from './secondFactorTypes.ts';

/** Codes of an authenticator app for users of the admin with a password. */
export const secondFactor: Feature = {
  contentTypes: secondFactorTypes,
  guard: guardSessions,
};
