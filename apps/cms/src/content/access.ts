import type { Core } from '@strapi/strapi';
import { internalTypes, publicTypes, submissionTypes, uidOf } from './content-types.ts';

const company = uidOf('company');

const explorer = (action: string): string => `plugin::content-manager.explorer.${action}`;

/** What authors do not write: what has no drafts, and the frame of a website, which is one for all its pages. */
const notOfAuthors = Object.entries({ ...publicTypes, ...internalTypes })
  .filter(([name, { kind, options }]) => (!options.draftAndPublish || kind === 'singleType') && name !== 'company')
  .map(([name]) => uidOf(name));

interface FieldPermission {
  id: number;
  properties: { fields?: string[] };
}

/**
 * Takes from Strapi's built-in roles what they got because the type existed when Strapi created them: submissions, and
 * what organisations/guardEntries.ts and organisations/guardCompanies.ts reject anyway, so that forms do not offer it.
 */
async function limitBuiltInRoles(strapi: Core.Strapi): Promise<void> {
  const permissions = strapi.db.query('admin::permission');
  const builtIn = { code: { $in: ['strapi-editor', 'strapi-author'] } };
  const author = { code: 'strapi-author' };
  await permissions.deleteMany({ where: { subject: { $in: Object.keys(submissionTypes).map(uidOf) }, role: builtIn } });
  const lifecycle = { $in: ['create', 'delete'].map(explorer) };
  await permissions.deleteMany({ where: { subject: company, action: lifecycle, role: builtIn } });
  await permissions.deleteMany({ where: { subject: { $in: notOfAuthors }, role: author } });
  await permissions.deleteMany({ where: { action: 'plugin::upload.assets.update', role: author } });
  const updates: FieldPermission[] = await permissions.findMany({
    where: { subject: company, action: explorer('update'), role: builtIn },
  });
  for (const { id, properties } of updates) {
    const fields = (properties.fields ?? []).filter((field) => field !== 'key');
    await permissions.update({ where: { id }, data: { properties: { ...properties, fields } } });
  }
  // An author has to choose the organisation of a draft, and has created none of them.
  const where = { subject: company, action: explorer('read'), role: author };
  const readings: FieldPermission[] = await permissions.findMany({ where });
  for (const { id } of readings) await permissions.update({ where: { id }, data: { conditions: [] } });
}

/**
 * Closes Strapi's open defaults: users cannot register themselves, requests without a token have no permission, and the
 * built-in roles cannot do what is for HR or for administrators. A permission that an administrator gives back is
 * revoked at the next start.
 */
export async function prepareAccess(strapi: Core.Strapi): Promise<void> {
  const settings = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = await settings.get({ key: 'advanced' });
  await settings.set({
    key: 'advanced',
    value: { ...(typeof advanced === 'object' ? advanced : {}), allow_register: false },
  });
  await strapi.db.query('plugin::users-permissions.permission').deleteMany({ where: { role: { type: 'public' } } });
  await limitBuiltInRoles(strapi);
}
