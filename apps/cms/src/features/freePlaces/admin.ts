import type { AdminFeature } from '../../admin/adminFeature.ts';
import { PlacesIcon } from '../../admin/icons.tsx';

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
