import type { AdminFeature } from '../../../admin/adminFeature.ts';
import { SecondFactorIcon } from '../../../admin/icons.tsx';

/** The page of one's second factor. */
export const secondFactor: AdminFeature = {
  pages: [
    {
      to: 'zweiter-faktor',
      icon: SecondFactorIcon,
      intlLabel: { id: 'content.second-factor', defaultMessage: 'Zweiter Faktor' },
      permissions: [],
      Component: () =>
        import('./admin/SecondFactorPage.tsx').then(({ SecondFactorPage }) => ({ default: SecondFactorPage })),
      position: 6,
    },
  ],
};
