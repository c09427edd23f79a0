import type { Feature } from '../../feature.ts';
import { accounts as accountsController, accountsRoutes } from './accountsController.ts';
import { mailInvitations } from './invitations.ts';

/** Accounts of the admin's users, and how they are invited. */
export const accounts: Feature = {
  controllers: { accounts: accountsController },
  adminRoutes: accountsRoutes,
  notify: mailInvitations,
};
