import type { AdminFeature } from '../../adminUi/adminFeature.ts';

/** Pages of the settings on which administrators invite people, with roles to pick by a search. Replace Strapi's. */
export const accounts: AdminFeature = {
  replacedPages: {
    'settings/users': () => import('./admin/AccountList.tsx').then(({ AccountList }) => ({ Component: AccountList })),
    'settings/users/:id': () =>
      import('./admin/AccountPage.tsx').then(({ AccountPage }) => ({ Component: AccountPage })),
  },
};
