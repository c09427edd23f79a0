import type { Core } from '@strapi/strapi';
import { uidOf } from '../content/content-types.ts';
import { tenants } from '../content/tenants.ts';
import { holding } from './roles.ts';

interface Permission {
  action: string;
  subject: string | null;
}

const conditionName = (key: string): string => `company-${key}`;

/** The id of the condition that limits a permission to an organisation. */
export const conditionOf = (key: string): string => `plugin::content.${conditionName(key)}`;

/** The path by which forms list and show related entries; the type that has the relation follows. */
const pickerPath = '/content-manager/relations/';

/** Whether a request reads this type as the target of a relation. */
const isChoice = (subject: string | null, path: string): boolean =>
  path.startsWith(pickerPath) && !path.startsWith(`${pickerPath}${subject}/`);

/**
 * What belongs to an organisation, in the form of CASL; the choices of a form include the holding's, and files that are
 * read also those of the group, which belong to no organisation.
 */
function belongsTo(key: string, { action, subject }: Permission, path: string): object {
  if (action === 'plugin::upload.read') {
    return { $or: [{ tenant: { $in: [key, holding] } }, { tenant: { $eq: null } }] };
  }
  if (action.startsWith('plugin::upload.')) return { tenant: key };
  if (subject === uidOf('company')) return { key };
  return { 'company.key': isChoice(subject, path) ? { $in: [key, holding] } : key };
}

/** Registers a condition per organisation that matches its entries and files. Must run before a role uses one. */
export async function registerConditions(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission')?.conditionProvider.registerMany(
    tenants.map(({ key, name }) => ({
      displayName: `Nur ${name}`,
      name: conditionName(key),
      plugin: 'content',
      handler: ({ permission }: { permission: Permission }) =>
        belongsTo(key, permission, strapi.requestContext.get()?.request.path ?? ''),
    })),
  );
}
