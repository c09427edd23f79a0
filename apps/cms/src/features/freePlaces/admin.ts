import type { AdminFeature } from '../../adminUi/adminFeature.ts';
import { PlacesIcon } from '../../adminUi/icons.tsx';

export const freePlaces: AdminFeature = {
  widgets: [
    {
      id: 'free-places',
      title: { id: 'content.freePlaces', defaultMessage: 'Freie Plätze' },
      icon: PlacesIcon,
      component: () => import('./admin/FreePlaces.tsx').then(({ FreePlacesWidget }) => FreePlacesWidget),
      pluginId: 'content',
      permissions: [{ action: 'plugin::content-manager.explorer.update', subject: 'plugin::content.availability' }],
    },
  ],
};
