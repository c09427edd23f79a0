import { comparableHost, configuredHost } from '@group/themes/hostName';
import { tenants } from '@group/themes/registry';
import type { TenantColours } from '@group/themes/tokens';
import type { Generator } from '../generator.ts';
import { editedFile, newFile, writeChanges } from '../repository/change.ts';
import { camelCase, kebabCaseObjection } from '../repository/names.ts';
import { withEntry, withImport } from '../repository/sourceList.ts';
import { exampleFiles } from './exampleFiles.ts';
import { freeCharacter } from './freeCharacter.ts';
import { drawMonogram } from './monogram.ts';
import { describePalette, paletteFrom } from './palette.ts';
import { tenantFile } from './tenantFiles.ts';

const registry = 'packages/themes/src/registry.ts';

/** Reserved keys, whose hosts have another meaning. */
const otherHosts = ['www', 'localhost'];

/** The hosts in a list, without those that differ from an earlier one by `www.` only: sites treat them alike. */
function hostsIn(list: string): string[] {
  const hosts = list.split(',').map((host) => host.trim().toLowerCase());
  const compared = hosts.map(comparableHost);
  return hosts.filter((_, position) => compared.indexOf(compared[position] ?? '') === position);
}

const coloursFor = (base: string): TenantColours =>
  paletteFrom(base, Object.fromEntries(tenants.map(({ key, colours }) => [key, colours.primary])));

/** Generates a tenant: identity, colours, logos and example content. */
export const tenantGenerator: Generator = {
  name: 'tenant',
  makes: 'a site: name, hosts, colours, logos, example content, and its line in the registry',
  questions: [
    {
      name: 'key',
      ask: 'Key in lower case, part of its addresses (e.g. ahornhof)',
      objection: (key) => {
        if (otherHosts.includes(key)) return `"${key}" cannot be the key of a tenant: such hosts have another meaning.`;
        if (tenants.some((tenant) => tenant.key === key)) return `The tenant ${key} is there already.`;
        return kebabCaseObjection(key, 'key of a tenant');
      },
    },
    { name: 'name', ask: 'Name as visitors know it (e.g. Ahornhof)' },
    { name: 'fullName', ask: 'Name with what it is (e.g. Alterszentrum Ahornhof)', usual: ({ name = '' }) => name },
    {
      name: 'hosts',
      ask: 'Its hosts, separated by commas, the canonical one first (e.g. www.ahornhof.ch, ahornhof-uster.ch)',
      usual: ({ key = '' }) => `${key}.example`,
      objection(list) {
        const wrong = hostsIn(list).find((host) => !host.includes('.') || configuredHost(host) !== host);
        if (wrong !== undefined) return `"${wrong}" is not a host: write names such as www.ahornhof.ch.`;
        const wanted = new Set(hostsIn(list).map(comparableHost));
        const taken = tenants.find(({ hosts }) => hosts.production.some((host) => wanted.has(comparableHost(host))));
        return taken ? `A host of ${list} is that of ${taken.key} already.` : null;
      },
    },
    {
      name: 'colour',
      ask: 'Base colour (e.g. #2b4f81)',
      objection: (colour) => (/^#[\da-f]{6}$/i.test(colour) ? null : `"${colour}" is not a colour: write #rrggbb.`),
    },
  ],
  make(root, answers) {
    const { key = '', name = '', fullName = '', hosts = '', colour = '' } = answers;
    const names = { key, name, fullName };
    const colours = coloursFor(colour);
    const characters = tenants.map(({ character }) => character);
    const pictures = drawMonogram(name, colours.primary);
    const folder = `packages/themes/src/tenants/${key}`;
    const identifier = camelCase(key);
    const facts = { ...names, hosts: hostsIn(hosts), colours, character: freeCharacter(key, characters) };
    return writeChanges(root, [
      newFile(`${folder}/tenant.ts`, tenantFile(facts)),
      ...Object.entries(pictures).map(([file, picture]) => newFile(`${folder}/${file}`, picture)),
      editedFile(root, registry, (source) => {
        const imported = `import { ${identifier} } from './tenants/${key}/tenant.ts';`;
        return withEntry(withImport(source, imported), registry, 'const registered', `  ${identifier},`);
      }),
      ...exampleFiles(root, names),
    ]);
  },
  next: ({ key = '', colour = '' }) => [
    ...describePalette(colour, coloursFor(colour)),
    `Write down what differs (seals, events, …) in packages/themes/src/tenants/${key}/tenant.ts, and put its own logos beside it.`,
    'Its character is one that no other tenant has; change it there, and the order of blocks of its home page in pages.json.',
    `Its example content is in apps/cms/seed/tenants/${key}; after a start its site is at http://${key}.localhost:3000.`,
  ],
};
