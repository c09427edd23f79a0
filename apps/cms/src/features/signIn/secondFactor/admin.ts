import type { AdminFeature } from '../../../admin/adminFeature.ts';
import { SecondFactorIcon } from '../../../admin/icons.tsx';
import { askForFactor } from './admin/askForFactor.ts';
import { SecondFactorDialog } from './admin/SecondFactorDialog.tsx';

/** The page of one's second factor, and the question for it. */
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
  everywhere: [{ name: 'second-factor', Component: SecondFactorDialog }],
  adjustApi: askForFactor,
};
