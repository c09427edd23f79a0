import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { EnvironmentError } from '@group/content-client/contract/environment';
import { z } from 'zod';
import { tenants } from '../environment/tenants.ts';
import { appDirectory } from '../environment/directories.ts';
import { type Example, exampleSchema } from './example.ts';

const seedFolder = join(appDirectory, 'seed');

/** Texts for every tenant, with placeholders like `{name}`. */
const everyTenant = z.strictObject({ privacyPage: z.unknown(), imprint: z.looseObject({}), internal: z.unknown() });

const organisation = z.looseObject({
  name: z.string(),
  address: z.array(z.string()),
  phone: z.string(),
  email: z.string(),
  imprint: z.looseObject({ companyName: z.string() }),
  /** What the organisation itself says in its privacy statement: a beginning, and whose data it has beside visitors'. */
  privacy: z.strictObject({ introduction: z.string(), furtherData: z.string().default('') }),
  pages: z.looseObject({}),
});

/** Reads the files of a folder: `website.json`, and one for each list, e.g. `jobs.json`. */
function readFolder(folder: string): Record<string, unknown> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const parse = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const { website = {}, ...lists } = Object.fromEntries(names.map((name) => [basename(name, '.json'), parse(name)]));
  return { ...z.looseObject({}).parse(website), ...lists };
}

/** Fills the placeholders of the texts for every tenant, and leaves out lines that are empty then. */
function readEveryTenant(seed: string, values: Readonly<Record<string, string>>) {
  const fill = (value: string) => value.replaceAll(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
  const filled: unknown = JSON.parse(readFileSync(join(seed, 'everyTenant.json'), 'utf8'), (_key, value: unknown) => {
    if (Array.isArray(value)) return value.filter((entry) => entry !== '');
    return typeof value === 'string' ? fill(value) : value;
  });
  return everyTenant.parse(filled);
}

const pictureFolders = ['pictures', 'portraits'] as const;
type PictureFolder = (typeof pictureFolders)[number];

/** Path of an example picture; portraits have the id of the person. */
export const pictureFile = (key: string, name: string, folder: PictureFolder = 'pictures'): string =>
  join(seedFolder, 'tenants', key, folder, `${name}.webp`);

function readExample(seed: string, key: string): Example {
  const folder = join(seed, 'tenants', key);
  const { privacy, ...own } = organisation.parse(readFolder(folder));
  const { name, address, phone, email, imprint, pages } = own;
  const values = { name, address: address.join(', '), phone, email, companyName: imprint.companyName, ...privacy };
  const shared = readEveryTenant(seed, values);
  const locales = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !pictureFolders.some((each) => each === entry.name),
  );
  const portraits = join(folder, 'portraits' satisfies PictureFolder);
  return exampleSchema.parse({
    ...own,
    key,
    imprint: { ...shared.imprint, ...imprint },
    pages: { ...pages, '/datenschutz': shared.privacyPage },
    internal: shared.internal,
    portraits: existsSync(portraits) ? readdirSync(portraits).map((file) => basename(file, '.webp')) : [],
    translations: Object.fromEntries(locales.map((locale) => [locale.name, readFolder(join(folder, locale.name))])),
  });
}

/** Reads the example content of all tenants. Throws with the tenant and the field if a file is missing or wrong. */
export function readExamples(seed = seedFolder): Example[] {
  return tenants.map(({ key }) => {
    try {
      return readExample(seed, key);
    } catch (error) {
      const problem = error instanceof z.ZodError ? z.prettifyError(error) : error;
      throw new Error(`The example content of ${key} is wrong: ${String(problem)}`, { cause: error });
    }
  });
}

/** The examples of the tenants with these keys; all without keys. Throws {@link EnvironmentError} for a key of no tenant. */
export function selectExamples(examples: readonly Example[], keys: readonly string[]): readonly Example[] {
  const unknown = keys.filter((key) => !examples.some((example) => example.key === key));
  if (unknown.length > 0) {
    const known = examples.map(({ key }) => key).join(', ');
    throw new EnvironmentError(`There is no tenant ${unknown.join(', ')}. The tenants are ${known}.`);
  }
  return keys.length > 0 ? examples.filter(({ key }) => keys.includes(key)) : examples;
}
