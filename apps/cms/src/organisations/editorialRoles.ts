import type { Core } from '@strapi/strapi';
import { conditionOf } from './conditions.ts';
import { resetHint, roleCode, wholeGroup } from './roles.ts';
import { internalTypes, publicTypes, uidOf } from '../content/content-types.ts';
import { type Tenant, tenants } from '../environment/tenants.ts';
import { locales } from '../content/locales.ts';
import { type DescribedRole, resetRole, type RolePermission } from './rolePermissions.ts';
import { serviceOf } from '../strapi/services.ts';

/** Whose entries a role edits, and what for. */
interface Role extends DescribedRole {
  /** `undefined`: those of all organisations. */
  tenant?: Tenant;
  publishes: boolean;
}

const roles: readonly Role[] = [
  {
    code: roleCode('redaktion', wholeGroup),
    name: 'Redaktion Gruppe',
    description: `Schreibt und veröffentlicht die Inhalte aller Betriebe. ${resetHint}`,
    publishes: true,
  },
  ...tenants.flatMap((tenant): Role[] => [
    {
      code: roleCode('redaktion', tenant.key),
      name: `Redaktion ${tenant.name}`,
      description: `Schreibt und veröffentlicht die Inhalte dieses Betriebs. ${resetHint}`,
      tenant,
      publishes: true,
    },
    {
      code: roleCode('autor', tenant.key),
      name: `Autor ${tenant.name}`,
      description: `Schreibt Entwürfe für diesen Betrieb; die Redaktion veröffentlicht sie. ${resetHint}`,
      tenant,
      publishes: false,
    },
  ]),
];

const allLocales = locales.map(({ code }) => code);

/** Languages of a website, as locales of the content. */
const localesOf = (tenant: Tenant | undefined): readonly string[] =>
  tenant ? (tenant.features.languages?.map(({ locale }) => locale) ?? allLocales.slice(0, 1)) : allLocales;

/** Every type whose entries name their organisation, except submissions, which are for HR. */
const types = Object.values({ ...publicTypes, ...internalTypes }).filter(({ attributes }) => 'company' in attributes);

const configurations = tenants.map(({ key }) => ({ key, type: `konfiguration-${key}` }));

const explorer = (action: string): string => `plugin::content-manager.explorer.${action}`;

/** The permissions for one type; `locked` are fields that the role may read, and fill in when creating an entry. */
function permissionsFor(
  strapi: Core.Strapi,
  { tenant }: Role,
  name: string,
  actions: readonly string[],
  { locked = [], conditions = [] }: { locked?: readonly string[]; conditions?: readonly string[] },
): RolePermission[] {
  const subject = uidOf(name);
  const model = strapi.contentTypes[subject];
  const { components } = strapi;
  const fields: string[] = serviceOf(strapi, 'admin::content-type').getNestedFields(model, { components });
  const i18n: { localized?: boolean } | undefined = model?.pluginOptions?.i18n ?? undefined;
  const inLocales = i18n?.localized ? { locales: localesOf(tenant) } : {};
  const fieldsFor: Readonly<Record<string, string[]>> = {
    create: fields,
    read: fields,
    update: fields.filter((field) => !locked.includes(field)),
  };
  return actions.map((action) => ({
    action: explorer(action),
    subject,
    properties: { ...(fieldsFor[action] && { fields: fieldsFor[action] }), ...inLocales },
    conditions,
  }));
}

function mediaPermissions({ tenant, publishes }: Role): RolePermission[] {
  const conditions = tenant ? [conditionOf(tenant.key)] : [];
  const withoutSubject = { subject: null, properties: {} };
  return [
    { action: 'plugin::upload.read', ...withoutSubject, conditions },
    { action: 'plugin::upload.assets.create', ...withoutSubject, conditions: [] },
    { action: 'plugin::upload.assets.download', ...withoutSubject, conditions },
    { action: 'plugin::upload.assets.copy-link', ...withoutSubject, conditions },
    ...(publishes ? [{ action: 'plugin::upload.assets.update', ...withoutSubject, conditions }] : []),
  ];
}

function allPermissions(strapi: Core.Strapi, role: Role): RolePermission[] {
  const { tenant, publishes } = role;
  const conditions = tenant ? [conditionOf(tenant.key)] : [];
  const entries = types
    .filter(({ options }) => publishes || options.draftAndPublish)
    .flatMap(({ info, options }) => {
      const furtherActions = publishes ? ['delete', ...(options.draftAndPublish ? ['publish'] : [])] : [];
      const actions = ['create', 'read', 'update', ...furtherActions];
      return permissionsFor(strapi, role, info.singularName, actions, {
        locked: tenant ? ['company'] : [],
        conditions,
      });
    });
  const frames = configurations
    .filter(({ key }) => publishes && (!tenant || tenant.key === key))
    .flatMap(({ type }) => permissionsFor(strapi, role, type, ['create', 'read', 'update', 'publish'], {}));
  const companies = permissionsFor(strapi, role, 'company', tenant ? ['read'] : ['read', 'update'], {
    locked: ['key'],
    conditions,
  });
  return [...entries, ...frames, ...companies, ...mediaPermissions(role)];
}

export async function prepareEditorialRoles(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async () => {
    for (const role of roles) await resetRole(strapi, role, allPermissions(strapi, role));
  });
}
