import type { AdminFeature } from '../../adminUi/adminFeature.ts';
import { VisitsIcon } from '../../adminUi/icons.tsx';

const readsVisits = [{ action: 'plugin::content-manager.explorer.read', subject: 'plugin::content.visit' }];

export const visits: AdminFeature = {
  pages: [
    {
      to: 'besuche',
      icon: VisitsIcon,
      intlLabel: { id: 'content.visits', defaultMessage: 'Besuche' },
      permissions: readsVisits,
      Component: () => import('./admin/Visits.tsx').then(({ Visits }) => ({ default: Visits })),
      position: 3,
    },
  ],
  widgets: [
    {
      id: 'coming-visits',
      title: { id: 'content.coming', defaultMessage: 'Besuche' },
      icon: VisitsIcon,
      component: () => import('./admin/ComingVisits.tsx').then(({ ComingVisits }) => ComingVisits),
      pluginId: 'content',
      permissions: readsVisits,
    },
  ],
};
