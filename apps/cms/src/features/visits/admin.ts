import type { AdminFeature } from '../../admin/adminFeature.ts';
import { VisitsIcon } from '../../admin/icons.tsx';

/** The list of those who want to come, and of those who do. */
export const visits: AdminFeature = {
  pages: [
    {
      to: 'besuche',
      icon: VisitsIcon,
      intlLabel: { id: 'content.visits', defaultMessage: 'Besuche' },
      permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'plugin::content.visit' }],
      Component: () => import('./admin/Visits.tsx').then(({ Visits }) => ({ default: Visits })),
      position: 3,
    },
  ],
};
