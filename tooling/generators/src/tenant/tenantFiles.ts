import type { Character } from '@group/themes/character';
import type { TenantColours } from '@group/themes/tokens';
import { camelCase, quoted } from '../repository/names.ts';

/** The names of a new tenant. */
export interface TenantNames {
  key: string;
  name: string;
  fullName: string;
}

/** What is written down about a new tenant. */
export interface TenantFacts extends TenantNames {
  /** In production, the canonical one first. */
  hosts: readonly string[];
  colours: TenantColours;
  character: Character;
}

/** The lines of an object of strings in `tenant.ts`. */
const linesOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `    ${name}: '${value}',\n`)
    .join('');

/** Source of `tenant.ts`. */
export function tenantFile({ key, name, fullName, hosts, colours, character }: TenantFacts): string {
  return `import { defineTenant } from '../../defineTenant.ts';

export const ${camelCase(key)} = defineTenant({
  key: '${key}',
  name: ${quoted(name)},
  fullName: ${quoted(fullName)},
  hosts: [${hosts.map(quoted).join(', ')}],
  colours: {
${linesOf({ ...colours })}  },
  character: {
${linesOf(character)}  },
});
`;
}
