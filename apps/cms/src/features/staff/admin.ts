import type { AdminFeature } from '../../adminUi/adminFeature.ts';
import { StaffIcon } from '../../adminUi/icons.tsx';

const managesAccounts = [{ action: 'admin::users.read', subject: null }];

export const staff: AdminFeature = {
  pages: [
    {
      to: 'mitarbeitende',
      icon: StaffIcon,
      intlLabel: { id: 'content.staff', defaultMessage: 'Mitarbeitende' },
      permissions: managesAccounts,
      Component: () => import('./admin/StaffAccounts.tsx').then(({ StaffAccounts }) => ({ default: StaffAccounts })),
      position: 4.5,
    },
  ],
  unlistedTypes: ['plugin::users-permissions.user'],
};
