import type { Feature } from '../../feature.ts';
import { keepPasswordsLocal } from './accounts.ts';
import { scheduleDirectoryChecks } from './directoryChecks.ts';
import { oidcEndpoints } from './oidcEndpoints.ts';
import { eraseOldStaffAccounts } from './staffAccounts.ts';
import { staffDirectoryEndpoints } from './staffDirectory.ts';

/** A user of the admin who signs in with an account of the directory, known by issuer and subject: see accounts.ts. */
const directoryAccount = {
  displayName: 'Firmenkonten',
  indexes: [
    { name: 'directory_accounts_unique', columns: ['issuer', 'subject'], type: 'unique' },
    { name: 'directory_accounts_user_unique', columns: ['user_id'], type: 'unique' },
  ],
  attributes: {
    issuer: { type: 'string', required: true },
    subject: { type: 'string', required: true },
    userId: { type: 'integer', required: true },
    /** Encrypted; unset without an open session. */
    refreshToken: { type: 'text', private: true },
    /** When the provider last confirmed the account. */
    checkedAt: { type: 'datetime', required: true },
    /** Whether the directory, not an administrator, blocked the user. */
    left: { type: 'boolean', required: true },
  },
};

export const directory: Feature = {
  contentTypes: { 'directory-account': directoryAccount },
  endpoints: staffDirectoryEndpoints,
  adminEndpoints: oidcEndpoints,
  guard: keepPasswordsLocal,
  jobs: [{ name: 'staff accounts', rule: '15 4 * * *', run: eraseOldStaffAccounts }],
  start: scheduleDirectoryChecks,
};
