import type { Feature } from '../../../feature.ts';
import { guardSessions } from './guardSessions.ts';

/** The second factor of an admin user; there is none without a row. */
const factorType = {
  displayName: 'Zweite Faktoren',
  indexes: [{ name: 'second_factors_user_unique', columns: ['user_id'], type: 'unique' }],
  attributes: {
    userId: { type: 'integer', required: true },
    /** Encrypted, see openKey of factors.ts. */
    sealedKey: { type: 'text', required: true, private: true },
    /** The time step of the last code that was accepted: neither it nor an earlier one is accepted again. */
    lastStep: { type: 'integer', required: true },
  },
};

/** A recovery code that was not used yet. Holds only a hash. */
const recoveryCodeType = {
  displayName: 'Wiederherstellungscodes',
  indexes: [{ name: 'recovery_codes_unique', columns: ['user_id', 'hash'], type: 'unique' }],
  attributes: {
    userId: { type: 'integer', required: true },
    hash: { type: 'string', required: true, private: true },
  },
};

/** Codes of an authenticator app for users of the admin with a password. */
export const secondFactor: Feature = {
  contentTypes: { 'second-factor': factorType, 'recovery-code': recoveryCodeType },
  guard: guardSessions,
};
