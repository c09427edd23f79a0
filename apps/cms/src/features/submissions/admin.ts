import type { AdminFeature } from '../../adminUi/adminFeature.ts';
import { ApplicationsIcon } from '../../adminUi/icons.tsx';

const readsApplications = [{ action: 'plugin::content-manager.explorer.read', subject: 'plugin::content.application' }];

export const submissions: AdminFeature = {
  pages: [
    {
      to: 'bewerbungen',
      icon: ApplicationsIcon,
      intlLabel: { id: 'content.applications', defaultMessage: 'Bewerbungen' },
      permissions: readsApplications,
      Component: () => import('./admin/Applications.tsx').then(({ Applications }) => ({ default: Applications })),
      position: 3,
    },
  ],
  widgets: [
    {
      id: 'due-applications',
      title: { id: 'content.due', defaultMessage: 'Bewerbungen' },
      icon: ApplicationsIcon,
      component: () => import('./admin/DueApplications.tsx').then(({ DueApplications }) => DueApplications),
      pluginId: 'content',
      permissions: readsApplications,
    },
  ],
  // The page above shows them; the content manager's form is linked there.
  unlistedTypes: ['plugin::content.application'],
};
