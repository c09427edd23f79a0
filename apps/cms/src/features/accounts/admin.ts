import type { AdminFeature } from '../../adminUi/adminFeature.ts';

const accountPages = () =>
  import('./admin/EditorAccounts.tsx').then(({ EditorAccounts }) => ({ Component: EditorAccounts }));

/** Pages of the settings on which administrators invite people, with roles to pick by a search. Replace Strapi's. */
export const accounts: AdminFeature = {
  replacedPages: {
    'settings/users': accountPages,
    'settings/users/:id': accountPages,
  },
};
