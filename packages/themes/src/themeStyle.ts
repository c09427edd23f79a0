import type { Tenant } from './defineTenant.ts';
import type { ThemeTokens } from './tokens.ts';
import { themeTokens, themeVariables } from './tokens.ts';

/** CSS declarations of all theme tokens, without a selector, e.g. `--primary:#123456;--primary-hover:…`. */
export function themeDeclarations(tokens: ThemeTokens): string {
  const values: Readonly<Record<string, string>> = tokens;
  return Object.entries(themeVariables)
    .map(([name, variable]) => `${variable}:${values[name]}`)
    .join(';');
}

/** CSS for the page's theme `<style>`: `:root{--primary:…}`. Needs no escaping, as all values are parsed colours. */
export function themeStyle(tenant: Pick<Tenant, 'colours'>): string {
  return `:root{${themeDeclarations(themeTokens(tenant.colours))}}`;
}
