import { directoryRoles } from '../../organisations/roles.ts';
import { tenants } from '../../environment/tenants.ts';

/** Keycloak names a group by its path, `/websites-redaktion-tabor`. */
const nameOf = (group: string): string => group.slice(group.lastIndexOf('/') + 1).toLowerCase();

/** What follows the prefix in the group of those who see an organisation's internal area, like the code of a role. */
export const internalAreaCode = (key: string): string => `intern-${key}`;

/** What follows the prefix in the group of those who may state what is free in an organisation's houses. */
export const placesCode = (key: string): string => `plaetze-${key}`;

function groupNames(groups: readonly string[], prefix: string): (code: string) => boolean {
  const names = new Set(groups.map(nameOf));
  return (code) => names.has(`${prefix}${code}`.toLowerCase());
}

/** The codes of the roles that a person's groups give: a group is called like the role, after the prefix. */
export function rolesOfGroups(groups: readonly string[], prefix: string): readonly string[] {
  return directoryRoles.filter(groupNames(groups, prefix));
}

export function staffRightsOfGroups(groups: readonly string[], prefix: string) {
  const has = groupNames(groups, prefix);
  const keys = tenants.map(({ key }): string => key);
  return {
    /** Whose internal area they open. */
    companies: keys.filter((key) => has(internalAreaCode(key))),
    /** In whose houses they may state what is free. */
    placesOf: keys.filter((key) => has(placesCode(key))),
  };
}
