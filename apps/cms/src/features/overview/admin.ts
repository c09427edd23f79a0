import type { AdminFeature } from '../../admin/adminFeature.ts';
import { OverviewIcon } from '../../admin/icons.tsx';

/** What needs attention in the user's organisation. */
export const overview: AdminFeature = {
  widgets: [
    {
      id: 'overview',
      title: { id: 'content.overview', defaultMessage: 'Mein Betrieb' },
      icon: OverviewIcon,
      component: () => import('./admin/Overview.tsx').then(({ OverviewWidget }) => OverviewWidget),
      pluginId: 'content',
      permissions: [{ action: 'plugin::upload.read', subject: null }],
    },
  ],
};
