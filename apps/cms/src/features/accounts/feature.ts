import type { Feature } from '../../feature.ts';
import { accountEndpoints } from './accountsController.ts';
import { mailInvitations } from './invitations.ts';

/** Accounts of the admin's users, and how they are invited. */
export const accounts: Feature = {
  adminEndpoints: accountEndpoints,
  notify: mailInvitations,
};
