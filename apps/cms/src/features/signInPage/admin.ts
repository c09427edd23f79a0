import type { AdminFeature } from '../../admin/adminFeature.ts';
import { SessionDialog } from './admin/SessionDialog.tsx';
import { SignInRedirect } from './admin/SignInRedirect.tsx';

/** The way from Strapi's admin to the sign-in, and back. */
export const signInPage: AdminFeature = {
  everywhere: [
    { name: 'sign-in-redirect', Component: SignInRedirect },
    { name: 'session', Component: SessionDialog },
  ],
};
