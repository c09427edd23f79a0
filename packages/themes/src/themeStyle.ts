import { characterDeclarations } from './character.ts';
import type { Tenant } from './defineTenant.ts';
import type { ThemeTokens } from './tokens.ts';
import { bandColours, themeTokens, themeVariables } from './tokens.ts';

/** CSS declarations of all theme tokens, without a selector, e.g. `--primary:#123456;--primary-hover:…`. */
export function themeDeclarations(tokens: ThemeTokens): string {
  const values: Readonly<Record<string, string>> = tokens;
  return Object.entries(themeVariables)
    .map(([name, variable]) => `${variable}:${values[name]}`)
    .join(';');
}

/**
 * CSS for the page's theme `<style>`: `:root{--primary:…}`. Needs no escaping, as all values are parsed colours, constants
 * and the URL of an asset.
 * @param signUrl of the tenant's small logo
 */
export function themeStyle({ colours, character }: Pick<Tenant, 'colours' | 'character'>, signUrl: string): string {
  const declarations = [
    themeDeclarations(themeTokens(colours)),
    characterDeclarations(character, bandColours(colours, character.ground), signUrl),
  ];
  return `:root{${declarations.join(';')}}`;
}
