import { standardTenants } from '@group/themes/registry';
import type { Tenant } from '@group/themes/tenant';
import { describe, expect, it } from 'vitest';
import { bundle } from './bundle.fixture.ts';
import { pruneLocales } from './pruneLocales.ts';

const messages = `
  import { defineMessages } from 'virtual:defineMessages.ts';
  export const greeting = defineMessages({
    de: { hello: 'Guten Tag', many: (count) => \`\${count} Tage\` },
    gsw: { hello: 'Grüezi', many: (count) => \`\${count} Täg\` },
    en: { hello: 'Good day', many: (count) => \`\${count} days\` },
  });`;

/** Client bundle of one message table. */
async function built(tenants: readonly Tenant[] = standardTenants): Promise<string> {
  const modules = {
    'virtual:greeting.messages.ts': messages,
    'virtual:defineMessages.ts': 'export const defineMessages = (table) => table;',
  };
  const files = await bundle(modules, ['virtual:greeting.messages.ts'], pruneLocales(tenants));
  return [...files.values()].join('');
}

describe('pruneLocales', () => {
  it('keeps only the languages of the tenants', async () => {
    const code = await built();
    expect(code).toContain('Guten Tag');
    expect(code).toContain('Tage');
    expect(code).not.toMatch(/Grüezi|Good day|days/);
  });

  it('keeps Swiss German if a tenant names it as its language', async () => {
    const code = await built(
      standardTenants.map((tenant, position) => (position ? tenant : { ...tenant, language: 'gsw' })),
    );
    expect(code).toContain('Grüezi');
    expect(code).not.toContain('Good day');
  });
});
