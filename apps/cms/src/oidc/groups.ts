import { directoryRoles } from '../access/roles.ts';

/** Keycloak names a group by its path, `/websites-redaktion-tabor`. */
const nameOf = (group: string): string => group.slice(group.lastIndexOf('/') + 1).toLowerCase();

/** The codes of the roles that a person's groups give: a group is called like the role, after the prefix. */
export function rolesOfGroups(groups: readonly string[], prefix: string): readonly string[] {
  const names = new Set(groups.map(nameOf));
  return directoryRoles.filter((code) => names.has(`${prefix}${code}`.toLowerCase()));
}
