import type { Core } from '@strapi/strapi';
import { submissionTypes, uidOf } from '../content/content-types.ts';
import { tenants } from '../environment/tenants.ts';
import { file } from '../strapi/relations.ts';
import { isRow } from '../strapi/row.ts';
import { whereOf } from './ownership.ts';
import { directoryRoles, rightsOf } from './roles.ts';
import { serviceOf } from '../strapi/services.ts';

interface Permission {
  action: string;
  subject: string | null;
}

const conditionName = (key: string): string => `company-${key}`;

/** The id of the condition that limits a permission to an organisation. */
export const conditionOf = (key: string): string => `plugin::content.${conditionName(key)}`;

/** The keys of the organisations to which permissions are limited. */
export const organisationsIn = (permissions: readonly { conditions: readonly string[] }[]): string[] => [
  ...new Set(
    permissions.flatMap(({ conditions }) =>
      conditions.filter((id) => id.startsWith(conditionOf(''))).map((id) => id.slice(conditionOf('').length)),
    ),
  ),
];

/** The path by which forms list and show related entries; the type that has the relation follows. */
const pickerPath = '/content-manager/relations/';

/** Whether a request reads this type as the target of a relation. */
const isChoice = (subject: string | null, path: string): boolean =>
  path.startsWith(pickerPath) && !path.startsWith(`${pickerPath}${subject}/`);

/** What belongs to an organisation, in the form of CASL, which names the field of a relation by its path. */
function belongsTo(strapi: Core.Strapi, key: string, { action, subject }: Permission, path: string): object {
  const isUsed = action === 'plugin::upload.read' || isChoice(subject, path);
  // Permissions for files have no subject.
  const { company, ...where } = whereOf(strapi, subject ?? file, [key], isUsed ? 'usable' : 'own');
  return isRow(company) ? { 'company.key': company.key } : where;
}

/** The id of the condition under which HR reads the names of its organisations. */
export const conditionOfNames = 'plugin::content.names';

/** Which names HR reads, beside its submissions: none to choose from for other entries, which other roles may write. */
function readsName({ roles }: { roles: { code: string }[] }, path: string): object | boolean {
  const isSubmission = Object.keys(submissionTypes).some((type) => path.startsWith(`${pickerPath}${uidOf(type)}/`));
  if (path.startsWith(pickerPath) && !isSubmission) return false;
  const { receivesFor } = rightsOf(roles.map(({ code }) => code));
  return receivesFor ? { key: { $in: [...receivesFor] } } : true;
}

/**
 * Registers a condition per organisation that matches its entries and files, and one for the names that HR reads. Must
 * run before a role uses one.
 */
export async function registerConditions(strapi: Core.Strapi): Promise<void> {
  const pathOf = (): string => strapi.requestContext.get()?.request.path ?? '';
  await serviceOf(strapi, 'admin::permission').conditionProvider.registerMany([
    ...tenants.map(({ key, name }) => ({
      displayName: `Nur ${name}`,
      name: conditionName(key),
      plugin: 'content',
      handler: ({ permission }: { permission: Permission }) => belongsTo(strapi, key, permission, pathOf()),
    })),
    {
      displayName: 'Nur neben Sendungen',
      name: 'names',
      plugin: 'content',
      handler: (user: Parameters<typeof readsName>[0]) => readsName(user, pathOf()),
    },
  ]);
}

/**
 * Registers a condition that matches nothing per organisation that has left and to which a role of administrators is
 * still limited: the form of a role shows the registered ones only, and its next save would remove the limit.
 */
export async function registerFormerConditions(strapi: Core.Strapi): Promise<void> {
  const { conditionProvider } = serviceOf(strapi, 'admin::permission');
  const permissions: { conditions: string[] }[] = await strapi.db
    .query('admin::permission')
    .findMany({ where: { role: { code: { $notIn: [...directoryRoles] } } } });
  const former = organisationsIn(permissions).filter((key) => !conditionProvider.has(conditionOf(key)));
  await conditionProvider.registerMany(
    former.map((key) => ({
      displayName: `Nur ${key} (nicht mehr in der Gruppe)`,
      name: conditionName(key),
      plugin: 'content',
      handler: () => false,
    })),
  );
}
