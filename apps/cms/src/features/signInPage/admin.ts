import type { AdminFeature } from '../../adminUi/adminFeature.ts';
import { SecondFactorIcon } from '../../adminUi/icons.tsx';
import { SessionDialog } from './admin/SessionDialog.tsx';
import { SecondFactor, SignInRedirect } from './admin/servicePages.tsx';

export const signInPage: AdminFeature = {
  pages: [
    {
      to: 'zweiter-faktor',
      icon: SecondFactorIcon,
      intlLabel: { id: 'content.second-factor', defaultMessage: 'Passwort und zweiter Faktor' },
      permissions: [],
      Component: () => Promise.resolve({ default: SecondFactor }),
      position: 6,
    },
  ],
  everywhere: [
    { name: 'sign-in-redirect', Component: SignInRedirect },
    { name: 'session', Component: SessionDialog },
  ],
};
