import type { Core } from '@strapi/strapi';
import { serviceOf } from './services.ts';

/**
 * Actions of Strapi without a use: plugins, content types, mails and the settings of the library are code, and the websites are
 * notified by `siteHook.ts`. A webhook of an administrator would send whole entries, applications among them, anywhere.
 */
export const withheldActions: readonly unknown[] = [
  'admin::marketplace.read',
  ...['create', 'read', 'update', 'delete'].map((action) => `admin::webhooks.${action}`),
  'plugin::content-type-builder.read',
  'plugin::email.settings.read',
  'plugin::upload.settings.read',
  ...['read', 'update'].map((action) => `plugin::users-permissions.email-templates.${action}`),
];

/** Withholds these actions from administrators, to whom Strapi grants all at each start. No other role has them. */
export function withholdTools(strapi: Core.Strapi): void {
  const { hooks } = serviceOf(strapi, 'admin::role');
  hooks.willResetSuperAdminPermissions.register((permissions: { action: string }[]) =>
    permissions.filter(({ action }) => !withheldActions.includes(action)),
  );
}
