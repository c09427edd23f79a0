import type { AdminFeature } from '../../adminUi/adminFeature.ts';
import { AuditIcon } from '../../adminUi/icons.tsx';

export const audit: AdminFeature = {
  pages: [
    {
      to: 'protokoll',
      icon: AuditIcon,
      intlLabel: { id: 'content.audit', defaultMessage: 'Protokoll' },
      // Only administrators have this permission.
      permissions: [{ action: 'admin::users.update', subject: null }],
      Component: () => import('./admin/AuditLog.tsx').then(({ AuditLog }) => ({ default: AuditLog })),
      position: 5,
    },
  ],
};
