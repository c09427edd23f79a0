import { type Character, characterChoices } from '@group/themes/character';
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
}

/** Source of `tenant.ts`. */
export function tenantFile({ key, name, fullName, hosts }: TenantFacts, character: Character): string {
  const choices = characterChoices.map((choice) => `    ${choice}: '${character[choice]}',\n`);
  return `import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const ${camelCase(key)} = defineTenant({
  key: '${key}',
  name: ${quoted(name)},
  fullName: ${quoted(fullName)},
  hosts: [${hosts.map(quoted).join(', ')}],
  colours,
  character: {
${choices.join('')}  },
});
`;
}

/** Source of `tokens.ts`. */
export function tokensFile({ primary, primaryHover, secondary, secondaryHover }: TenantColours): string {
  return `import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '${primary}',
  primaryHover: '${primaryHover}',
  secondary: '${secondary}',
  secondaryHover: '${secondaryHover}',
};
`;
}
