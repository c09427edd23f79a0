import type { Feature } from '../../feature.ts';
import { keepDocumentsPrivate, sweepDocuments } from './documents.ts';
import { memberEndpoints } from './members.ts';
import { endSessionsWithUsers } from './sessions.ts';
import { staffEndpoints } from './staff.ts';
import { staffPasswordEndpoints } from './staffPassword.ts';

/** An open session of an employee. Holds only a hash of the token. */
const staffSession = {
  displayName: 'Sitzungen des Personals',
  indexes: [{ name: 'staff_sessions_token_hash_unique', columns: ['token_hash'], type: 'unique' }],
  attributes: {
    tokenHash: { type: 'string', required: true, private: true },
    expiresAt: { type: 'datetime', required: true },
    /** One of both: a local account, or one of the directory. */
    user: { type: 'relation', relation: 'manyToOne', target: 'plugin::users-permissions.user' },
    account: { type: 'relation', relation: 'manyToOne', target: 'plugin::content.staff-account' },
  },
};

/** An employee who signs in with an account of the directory, known by issuer and subject: see directory/staffAccounts.ts. */
const staffAccount = {
  displayName: 'Firmenkonten des Personals',
  indexes: [{ name: 'staff_accounts_unique', columns: ['issuer', 'subject'], type: 'unique' }],
  attributes: {
    issuer: { type: 'string', required: true },
    subject: { type: 'string', required: true },
    name: { type: 'string', required: true },
    /** Keys of the organisations whose internal area they see. */
    companies: { type: 'json', required: true },
    /** Keys of those in whose houses they may state what is free. */
    placesOf: { type: 'json' },
    /** Encrypted; unset without an open session. */
    refreshToken: { type: 'text', private: true },
    /** When the provider last confirmed the account. */
    checkedAt: { type: 'datetime', required: true },
  },
};

/** A code with which a website gets the session of an employee who has just signed in. Holds only a hash of it. */
const staffSignInCode = {
  displayName: 'Codes der Anmeldung',
  indexes: [{ name: 'staff_sign_in_codes_unique', columns: ['code_hash'], type: 'unique' }],
  attributes: {
    codeHash: { type: 'string', required: true, private: true },
    challenge: { type: 'string', required: true },
    /** Key of the organisation at whose website they signed in. */
    tenant: { type: 'string', required: true },
    accountId: { type: 'integer', required: true },
    expiresAt: { type: 'datetime', required: true },
  },
};

export const staff: Feature = {
  contentTypes: { 'staff-session': staffSession, 'staff-account': staffAccount, 'staff-sign-in-code': staffSignInCode },
  endpoints: { ...staffEndpoints, ...staffPasswordEndpoints },
  adminEndpoints: memberEndpoints,
  write(strapi) {
    keepDocumentsPrivate(strapi);
    endSessionsWithUsers(strapi);
  },
  sweeps: [sweepDocuments],
};
