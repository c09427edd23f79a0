import { tenants } from '../environment/tenants.ts';

/** The holding company: every organisation may use its people, documents and pictures. */
export const holding: string = tenants.find(({ features }) => features.wholeGroup)?.key ?? '';

/** What the roles of an organisation are for: HR, editors, and authors whose drafts an editor publishes. */
const kinds = ['personal', 'redaktion', 'autor'] as const;

/** In place of an organisation's key in the codes of the roles for all organisations. */
export const wholeGroup = 'gruppe';

/** The code of a role of an organisation, e.g. `redaktion-tabor`, or of the group. */
export const roleCode = (kind: (typeof kinds)[number], key: string): string => `${kind}-${key}`;

export const superAdmin = 'strapi-super-admin';

const authorCodes: ReadonlySet<string> = new Set(tenants.map(({ key }) => roleCode('autor', key)));

const organisationOf: ReadonlyMap<string, string> = new Map(
  tenants.flatMap(({ key }) => kinds.map((kind) => [roleCode(kind, key), key] as const)),
);

/**
 * The roles that a directory may give: all of the product's own. "Super Admin" is not among them: a slip in a directory
 * must not open every house, and local administrators remain when the provider is down.
 */
export const directoryRoles: readonly string[] = [
  ...organisationOf.keys(),
  roleCode('redaktion', wholeGroup),
  roleCode('personal', wholeGroup),
];

/** What a user of the admin may do at all, beside the permissions of the roles. */
export interface Rights {
  administrates: boolean;
  publishes: boolean;
  /** Keys of the organisations to which all roles of the user belong; `undefined` without that limit. */
  organisations: readonly string[] | undefined;
}

/** The rights that a combination of roles gives. A role that administrators made themselves has no limit. */
export function rightsOf(codes: readonly string[]): Rights {
  const organisations = codes.map((code) => organisationOf.get(code));
  const keys = organisations.filter((key) => key !== undefined);
  return {
    administrates: codes.includes(superAdmin),
    publishes: codes.some((code) => !authorCodes.has(code)),
    organisations: keys.length === organisations.length && keys.length > 0 ? [...new Set(keys)] : undefined,
  };
}
