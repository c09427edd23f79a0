import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { components } from '../../content/content-types.ts';
import { german } from './german.ts';

const strapi = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi/package.json'));

const plugins = [
  ['admin', ''],
  ['content-manager', 'content-manager.'],
  ['i18n', 'i18n.'],
] as const;

/**
 * Screens of developers or that this service replaces, features that it does not have, and Strapi's own tours, trials and
 * offers.
 */
const unseen = new RegExp(
  [
    '^Auth\\.',
    '^Settings\\.(adminTokens|tokens|transferTokens|application|permissions\\.auditLogs)',
    'adminToken|metadata|\\.ai$|Status\\.beta',
    'UpsellBanner|deploy-now|NoContentType|HomePage\\.create|review-workflows',
    '^tours\\.|GuidedTour|^Usecase|FreeTrial|trialCountdown|NpsSurvey|BlockLink|ListPlugins|InstallPlugin',
    '^global\\.plugins|apiTokens|sso|content-history|PurchaseSSO|PurchaseAudit|notification\\.ee',
    'aiLocalizations|AITranslation|MediaLibraryBanner|mycustomfields|releases\\.|^(content-manager\\.)?history\\.',
  ].join('|'),
  'i',
);

/** A text in code, by its id and what is shown where no language has it. */
const textInCode = /\bid: (get\w+\()?'([^']+)'\)?,\s*defaultMessage:/g;

const folderOf = (name: string): string => join(dirname(strapi.resolve(`@strapi/${name}/package.json`)), 'dist/admin');

const filesOf = (name: string): string[] => readdirSync(folderOf(name), { recursive: true, encoding: 'utf8' });

function codeOf(name: string): string {
  const modules = filesOf(name).filter((file) => file.endsWith('.mjs') && !file.includes('translations/'));
  return modules.map((file) => readFileSync(join(folderOf(name), file), 'utf8')).join('\n');
}

const code = plugins.map(([name]) => codeOf(name)).join('\n');

/** Whether editors can see a text. Strapi's own files have hundreds that its code no longer names. */
const isShown = (key: string): boolean =>
  !unseen.test(key) && code.includes(key.replace(/^(?:content-manager|i18n)\.|\.withField$/g, ''));

async function textsIn(language: 'de' | 'en'): Promise<Record<string, string>> {
  const texts = plugins.map(async ([name, prefix]) => {
    const file = filesOf(name).find((each) => each.endsWith(`translations/${language}.json.mjs`));
    if (!file) throw new Error(`@strapi/${name} has no texts in ${language}.`);
    const found: { default: Record<string, string> } = await import(pathToFileURL(join(folderOf(name), file)).href);
    return Object.entries(found.default).map(([key, text]): [string, string] => [prefix + key, text]);
  });
  return Object.fromEntries((await Promise.all(texts)).flat());
}

const translated: Readonly<Record<string, string>> = { ...(await textsIn('de')), ...german };
const shown = Object.entries(translated).filter(([key]) => isShown(key));

it('gives every text of Strapi in German', async () => {
  expect(Object.keys(await textsIn('en')).filter((key) => !(key in translated) && isShown(key))).toEqual([]);
});

it('gives every text that only the code of Strapi has', () => {
  const used = plugins.flatMap(([name, prefix]) =>
    [...codeOf(name).matchAll(textInCode)].map(([, prefixed, id]) => (prefixed ? prefix : '') + id),
  );
  expect(used.length).toBeGreaterThan(1_000);
  expect([...new Set(used)].filter((id) => !(id in translated) && !unseen.test(id))).toEqual([]);
});

it('names every component, which each block of a form asks for at each keystroke', () => {
  const names = Object.entries(components).map(([uid, { info }]) => [uid, info.displayName] as const);
  expect(names.filter(([uid, name]) => german[uid] !== name)).toEqual([]);
});

it('is written as in Switzerland', () => {
  expect(shown.filter(([, text]) => text.includes('ß'))).toEqual([]);
});

it('addresses editors formally', () => {
  const familiar =
    /\b(du|dich|dir|dein\w*|bist|hast|kannst|musst|möchtest|willst|versuche es)\b|^(Bearbeite|Füge|Gehe|Gib|Klicke|Konfiguriere|Lade|Lege|Lese|Lösche|Nutze|Selektiere|Setze|Suche nach|Verschiebe|Wähle|Ziehe) /i;
  expect(shown.filter(([, text]) => familiar.test(text))).toEqual([]);
});
