import type { Core } from '@strapi/strapi';
import { submissionTypes, type SubmissionType, uidOf } from '../content/content-types.ts';
import { tenants } from '../content/tenants.ts';

interface Permission {
  action: string;
  subject: string;
  properties: { fields: string[] };
  conditions: string[];
}

interface Role {
  id: number;
}

/** What nobody reads in a form: names of the disk and of the sending. The files are asked for in a way of their own. */
const unread = new Set(['files', 'folder', 'key', 'receiptDue', 'notificationDue']);

/** What came in, or is set by the service, stays as it is. */
const unchanged = new Set(['company', 'job', 'jobTitle', 'reference', 'acceptedAt', 'stageChangedAt', 'flagged']);

const conditionName = (key: string): string => `company-${key}`;

/** Tells Strapi how to see whether something was sent to an organisation. Before roles name the condition. */
export async function registerCompanyConditions(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission')?.conditionProvider.registerMany(
    tenants.map(({ key, name }) => ({
      displayName: `Nur ${name}`,
      name: conditionName(key),
      plugin: 'content',
      handler: () => ({ 'company.key': key }),
    })),
  );
}

function permissionsFor(type: SubmissionType, conditions: string[]): Permission[] {
  const read = Object.keys(submissionTypes[type].attributes).filter((name) => !unread.has(name));
  const update = read.filter((name) => !unchanged.has(name));
  const subject = uidOf(type);
  return [
    { action: 'plugin::content-manager.explorer.read', subject, properties: { fields: read }, conditions },
    { action: 'plugin::content-manager.explorer.update', subject, properties: { fields: update }, conditions },
  ];
}

/** The name of the organisation that something was sent to; it is public anyhow. */
const companyNames: Permission = {
  action: 'plugin::content-manager.explorer.read',
  subject: uidOf('company'),
  properties: { fields: ['name'] },
  conditions: [],
};

/** A role for the personnel of each organisation, and one for that of the whole group; put right at every start. */
export async function preparePersonnelRoles(strapi: Core.Strapi): Promise<void> {
  const service = strapi.service('admin::role');
  if (!service) throw new Error('Strapi has no service for roles.');
  const wanted = [
    ...tenants.map(({ key, name }) => ({ code: `personal-${key}`, name, conditions: [conditionName(key)] })),
    { code: 'personal-gruppe', name: 'Gruppe', conditions: [] },
  ];
  for (const { code, name, conditions } of wanted) {
    const description = 'Sieht und bearbeitet die Bewerbungen und Nachrichten. Wird bei jedem Start neu gesetzt.';
    const existing: Role | null = await service.findOne({ code });
    const role: Role = existing ?? (await service.create({ code, name: `Personal ${name}`, description }));
    const names = conditions.map((condition) => `plugin::content.${condition}`);
    await service.assignPermissions(role.id, [
      ...permissionsFor('application', names),
      ...permissionsFor('message', names),
      companyNames,
    ]);
  }
}
