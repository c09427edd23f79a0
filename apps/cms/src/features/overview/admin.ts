import { type AdminFeature, writesContent } from '../../adminUi/adminFeature.ts';
import { OverviewIcon, WebsiteIcon } from '../../adminUi/icons.tsx';

export const overview: AdminFeature = {
  pages: [
    {
      to: 'unsere-startseite',
      icon: WebsiteIcon,
      intlLabel: { id: 'content.ownHome', defaultMessage: 'Unsere Startseite' },
      permissions: [{ action: 'plugin::content-manager.explorer.update', subject: 'plugin::content.page' }],
      Component: () => import('./admin/OwnHome.tsx').then(({ OwnHome }) => ({ default: OwnHome })),
      position: -1,
    },
  ],
  widgets: [
    {
      id: 'overview',
      title: { id: 'content.overview', defaultMessage: 'Mein Betrieb' },
      icon: OverviewIcon,
      component: () => import('./admin/Overview.tsx').then(({ OverviewWidget }) => OverviewWidget),
      pluginId: 'content',
      permissions: writesContent,
    },
  ],
};
