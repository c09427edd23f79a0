import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { components } from '../../content/content-types.ts';
import { german } from './german.ts';

const strapi = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi/package.json'));

const plugins = [
  ['admin', ''],
  ['content-manager', 'content-manager.'],
  ['i18n', 'i18n.'],
] as const;

/** Screens of developers or that this service replaces, and features that it does not have. */
const unseen = new RegExp(
  [
    '^Auth\\.',
    '^Settings\\.(adminTokens|tokens|transferTokens|application|permissions\\.auditLogs)',
    'adminToken|metadata|\\.ai$|Status\\.beta',
    'UpsellBanner|deploy-now|NoContentType|HomePage\\.create|review-workflows',
  ].join('|'),
  'i',
);

/** A text in code, by its id and what is shown where no language has it. */
const textInCode = /\bid: (get\w+\()?'([^']+)'\)?,\s*defaultMessage:/g;

const folderOf = (name: string): string => join(dirname(strapi.resolve(`@strapi/${name}/package.json`)), 'dist/admin');

async function textsOf(name: string, language: 'de' | 'en'): Promise<Record<string, string>> {
  const folder = folderOf(name);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const file = files.find((each) => each.endsWith(`translations/${language}.json.mjs`));
  if (!file) throw new Error(`@strapi/${name} has no texts in ${language}.`);
  const found: { default: Record<string, string> } = await import(pathToFileURL(join(folder, file)).href);
  return found.default;
}

it.each(plugins)('gives every text of %s in German', async (name, prefix) => {
  const [english, translated] = await Promise.all([textsOf(name, 'en'), textsOf(name, 'de')]);
  const missing = Object.keys(english).filter((key) => !(key in translated) && !(prefix + key in german));
  expect(missing.filter((key) => !unseen.test(key))).toEqual([]);
});

it('gives every text that only the code of Strapi has', async () => {
  const translated = await Promise.all(
    plugins.map(async ([name, prefix]) => Object.keys(await textsOf(name, 'de')).map((key) => prefix + key)),
  );
  const known = new Set([...translated.flat(), ...Object.keys(german)]);
  const used = plugins.flatMap(([name, prefix]) => {
    const modules = readdirSync(folderOf(name), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.mjs'),
    );
    return modules.flatMap((file) =>
      [...readFileSync(join(folderOf(name), file), 'utf8').matchAll(textInCode)].map(
        ([, prefixed, id]) => (prefixed ? prefix : '') + id,
      ),
    );
  });
  expect(used.length).toBeGreaterThan(1_000);
  expect([...new Set(used)].filter((id) => !known.has(id) && !unseen.test(id))).toEqual([]);
});

it('names every component, which each block of a form asks for at each keystroke', () => {
  const names = Object.entries(components).map(([uid, { info }]) => [uid, info.displayName] as const);
  expect(names.filter(([uid, name]) => german[uid] !== name)).toEqual([]);
});

/** Parts of Strapi that editors never open, beside {@link unseen}: its own tours, trials and offers. */
const unused =
  /^tours\.|GuidedTour|^Usecase|FreeTrial|trialCountdown|NpsSurvey|BlockLink|ListPlugins|InstallPlugin|^global\.plugins|apiTokens|sso|content-history|PurchaseSSO|PurchaseAudit|notification\.ee|aiLocalizations|AITranslation/;

describe.each(plugins)('the texts of %s', (name, prefix) => {
  async function shownTexts(): Promise<[string, string][]> {
    const own = Object.entries(german).filter(([key]) => key.startsWith(prefix));
    const ofStrapi = Object.entries(await textsOf(name, 'de')).map(([key, text]): [string, string] => [
      prefix + key,
      text,
    ]);
    return Object.entries(Object.fromEntries([...ofStrapi, ...own]));
  }

  it('are written as in Switzerland', async () => {
    expect((await shownTexts()).filter(([, text]) => text.includes('ß'))).toEqual([]);
  });

  it('address editors formally', async () => {
    const familiar =
      /\b(du|dich|dir|dein\w*|bist|hast|kannst|musst|möchtest|willst|versuche es)\b|^(Bearbeite|Füge|Gehe|Gib|Klicke|Konfiguriere|Lade|Lege|Lese|Lösche|Nutze|Selektiere|Setze|Suche nach|Verschiebe|Wähle|Ziehe) /i;
    const seen = (await shownTexts()).filter(([key]) => !unseen.test(key) && !unused.test(key));
    expect(seen.filter(([, text]) => familiar.test(text))).toEqual([]);
  });
});
