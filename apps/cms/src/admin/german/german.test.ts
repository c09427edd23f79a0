import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { german } from './german.ts';

const strapi = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi/package.json'));

/** Screens of developers, and features that this service does not have. */
const unseen =
  /^Settings\.(adminTokens|tokens|application|permissions\.auditLogs)|adminToken|metadata|aiMetadata|\.ai$/i;

async function textsOf(name: string, language: 'de' | 'en'): Promise<Record<string, string>> {
  const folder = join(dirname(strapi.resolve(`@strapi/${name}/package.json`)), 'dist/admin');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const file = files.find((each) => each.endsWith(`translations/${language}.json.mjs`));
  if (!file) throw new Error(`@strapi/${name} has no texts in ${language}.`);
  const found: { default: Record<string, string> } = await import(pathToFileURL(join(folder, file)).href);
  return found.default;
}

it.each([
  ['admin', ''],
  ['content-manager', 'content-manager.'],
  ['i18n', 'i18n.'],
  ['upload', 'upload.'],
])('gives every text of %s in German', async (name, prefix) => {
  const [english, translated] = await Promise.all([textsOf(name, 'en'), textsOf(name, 'de')]);
  const missing = Object.keys(english).filter((key) => !(key in translated) && !(prefix + key in german));
  expect(missing.filter((key) => !unseen.test(key))).toEqual([]);
});

it('is written as in Switzerland', () => {
  expect(Object.values(german).filter((text) => text.includes('ß'))).toEqual([]);
});
