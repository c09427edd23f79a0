import { standardTenants } from '@group/themes/registry';
import type { Tenant } from '@group/themes/tenant';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { pruneLocales } from './pruneLocales.ts';

const messages = `
  import { defineMessages } from './defineMessages';
  export const greeting = defineMessages({
    de: { hello: 'Guten Tag', many: (count) => \`\${count} Tage\` },
    gsw: { hello: 'Grüezi', many: (count) => \`\${count} Täg\` },
    en: { hello: 'Good day', many: (count) => \`\${count} days\` },
  });`;

/** Client bundle of one message table. */
async function built(tenants: readonly Tenant[] = standardTenants): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'virtual:greeting.messages.ts', preserveEntrySignatures: 'strict' },
    },
    plugins: [
      {
        name: 'virtual',
        resolveId: (id) =>
          id.startsWith('virtual:') ? id : id === './defineMessages' ? 'virtual:defineMessages.ts' : null,
        load: (id) => (id.includes('defineMessages') ? 'export const defineMessages = (table) => table;' : messages),
      },
      pruneLocales(tenants),
    ],
  });
  const chunks = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  return chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
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
