import { tenants } from '../environment/tenants.ts';

/** The holding company: every organisation may use its people, documents and pictures. */
export const holding: string = tenants.find(({ features }) => features.wholeGroup)?.key ?? '';

/** What the roles of an organisation are for: HR, editors, and authors whose drafts an editor publishes. */
export const kinds = ['personal', 'redaktion', 'autor'] as const;

type Kind = (typeof kinds)[number];

/** In place of an organisation's key in the codes of the roles for all organisations. */
export const wholeGroup = 'gruppe';

/** The code of a role of an organisation, e.g. `redaktion-tabor`, or of the group. */
export const roleCode = (kind: Kind, key: string): string => `${kind}-${key}`;

/** How the descriptions of the product's roles end. */
export const resetHint = 'Wird bei jedem Start neu gesetzt.';

export const superAdmin = 'strapi-super-admin';

/**
 * The roles that a directory may give: all of the product's own. "Super Admin" is not among them: a slip in a directory
 * must not open every house, and local administrators remain when the provider is down.
 */
export const directoryRoles: readonly string[] = [
  ...tenants.flatMap(({ key }) => kinds.map((kind) => roleCode(kind, key))),
  roleCode('redaktion', wholeGroup),
  roleCode('personal', wholeGroup),
];

/** Keys of organisations; `undefined` without a limit. */
type Limit = readonly string[] | undefined;

/** What a user of the admin may do at all, and for which organisations, beside the permissions of the roles. */
export interface Rights {
  administrates: boolean;
  /** Those whose content and files the user writes. */
  writesFor: Limit;
  /** Those for which the user publishes. */
  publishesFor: Limit;
  /** Those whose submissions the user reads. */
  receivesFor: Limit;
}

/** The organisations in the codes of some kinds of roles. Those for the group and those that administrators made have no limit. */
function limitBy(codes: readonly string[], ...given: readonly Kind[]): Limit {
  const hasRole = (key: string): boolean => given.some((kind) => codes.includes(roleCode(kind, key)));
  if (hasRole(wholeGroup) || codes.some((code) => !directoryRoles.includes(code))) return undefined;
  return tenants.map(({ key }) => key).filter(hasRole);
}

/** The rights that a combination of roles gives: of HR for submissions alone, of editors and authors for content alone. */
export const rightsOf = (codes: readonly string[]): Rights => ({
  administrates: codes.includes(superAdmin),
  writesFor: limitBy(codes, 'redaktion', 'autor'),
  publishesFor: limitBy(codes, 'redaktion'),
  receivesFor: limitBy(codes, 'personal'),
});
