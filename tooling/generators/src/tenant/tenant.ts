import { comparableHost, configuredHost } from '@group/themes/hostName';
import { tenants } from '@group/themes/registry';
import type { TenantColours } from '@group/themes/tokens';
import type { Answers, Generator } from '../generator.ts';
import { type Drawing, plainDrawing } from '../logo/drawings.ts';
import { drawLogos } from '../logo/drawLogos.ts';
import { signs } from '../logo/signs.ts';
import { isTypeface, typefaces } from '../logo/typefaces.ts';
import { editedFile, newFile, writeChanges } from '../repository/change.ts';
import { enumerate, isKebabCase, quoted } from '../repository/names.ts';
import { OperatorError } from '../repository/operatorError.ts';
import { exampleFiles } from './exampleFiles.ts';
import { freeCharacter } from './freeCharacter.ts';
import { describePalette, paletteFrom } from './palette.ts';
import { tenantFile, tokensFile } from './tenantFiles.ts';
import { addTenant } from './tenantList.ts';

/** The answer for a tenant without a sign, which gets a monogram. */
const monogram = 'monogram';

/** Reserved keys, whose hosts have another meaning. */
const otherHosts = ['www', 'localhost'];

function isSign(name: string): name is keyof typeof signs {
  return Object.hasOwn(signs, name);
}

/** @throws OperatorError for an unknown typeface */
function drawingOf({ typeface = '', sign = '' }: Answers): Drawing {
  if (!isTypeface(typeface)) throw new OperatorError(`There is no typeface "${typeface}".`);
  return { typeface, ...(isSign(sign) && { sign: signs[sign] }) };
}

/** Whether logos are redrawn alike without a line that says how. */
const isPlain = ({ typeface, sign }: Drawing): boolean => typeface === plainDrawing.typeface && !sign;

/** The line that records how the logos are drawn, for redrawing them. */
function drawingLine({ key = '', typeface = '', sign = '' }: Answers): string {
  const property = key.includes('-') ? quoted(key) : key;
  const shape = sign.includes('-') ? `signs[${quoted(sign)}]` : `signs.${sign}`;
  return `  ${property}: { typeface: '${typeface}'${isSign(sign) ? `, sign: ${shape}` : ''} },\n`;
}

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
        if (!isKebabCase(key) || otherHosts.includes(key)) return `"${key}" cannot be the key of a tenant.`;
        return tenants.some((tenant) => tenant.key === key) ? `The tenant ${key} is there already.` : null;
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
    {
      name: 'typeface',
      ask: `Typeface of the word mark: ${enumerate(typefaces)}`,
      usual: () => plainDrawing.typeface,
      objection: (name) => (isTypeface(name) ? null : `There is no typeface "${name}": ${enumerate(typefaces)}.`),
    },
    {
      name: 'sign',
      ask: `Sign: ${monogram}, or one of src/logo/signs.ts`,
      usual: () => monogram,
      objection: (name) => (name === monogram || isSign(name) ? null : `There is no sign "${name}".`),
    },
  ],
  make(root, answers) {
    const { key = '', name = '', fullName = '', hosts = '', colour = '' } = answers;
    const names = { key, name, fullName };
    const colours = coloursFor(colour);
    const drawing = drawingOf(answers);
    const pictures = drawLogos({ key, name, colours, seals: [] }, drawing);
    const folder = `packages/themes/src/tenants/${key}`;
    return writeChanges(root, [
      newFile(
        `${folder}/tenant.ts`,
        tenantFile(
          { ...names, hosts: hostsIn(hosts) },
          freeCharacter(
            key,
            tenants.map(({ character }) => character),
          ),
        ),
      ),
      newFile(`${folder}/tokens.ts`, tokensFile(colours)),
      ...Object.entries(pictures).map(([file, picture]) => newFile(`${folder}/${file}`, picture)),
      editedFile(root, 'packages/themes/src/registry.ts', (list) => addTenant(list, key)),
      ...exampleFiles(root, names),
      ...(isPlain(drawing)
        ? []
        : [
            editedFile(root, 'tooling/generators/src/logo/drawings.ts', (drawings) =>
              drawings.replace(/\n\};\n$/, () => `\n${drawingLine(answers)}};\n`),
            ),
          ]),
    ]);
  },
  next: ({ key = '', colour = '' }) => [
    ...describePalette(colour, coloursFor(colour)),
    `Write down what differs (seals, events, …) in packages/themes/src/tenants/${key}/tenant.ts, and put its own logos beside it.`,
    'Its character is one that no other tenant has; change it there, and the order of blocks of its home page in pages.json.',
    `Its example content is in apps/cms/seed/tenants/${key}; after a start its site is at http://${key}.localhost:3000.`,
  ],
};
