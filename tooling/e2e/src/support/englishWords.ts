import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '@group/start/settings';
import type { Page } from 'playwright/test';

const ofService = createRequire(join(repository, 'apps/cms/package.json'));
const ofStrapi = createRequire(ofService.resolve('@strapi/strapi/package.json'));

/** Words of Strapi's English texts that German has, too, and of the example content. */
const alsoGerman: ReadonlySet<string> = new Set('alt csv example group home live navigation see welcome'.split(' '));

/** What Strapi has in English in its code, so that no table of translations changes it. */
const untranslatable =
  /^(?:draft|modified|published|Notifications alt\+T|Close modal|Loading content\.|Strapi Admin|To pick up a draggable item[^]*)$| \| Strapi$| \(default\)/;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-zäöü]{2,}/g) ?? [];

/** The parts of Strapi's admin that editors see. */
const parts = ['admin', 'content-manager', 'i18n'];

/** The words of Strapi's own texts in a language. */
async function wordsIn(language: 'de' | 'en'): Promise<string[]> {
  const found = parts.map(async (name) => {
    const folder = join(dirname(ofStrapi.resolve(`@strapi/${name}/package.json`)), 'dist/admin');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const file = files.find((each) => each.endsWith(`translations/${language}.json.mjs`)) ?? '';
    const { default: texts }: { default: Record<string, string> } = await import(
      pathToFileURL(join(folder, file)).href
    );
    return Object.values(texts).flatMap(wordsOf);
  });
  return (await Promise.all(found)).flat();
}

/** The words of the content service's own German. */
const ownGerman = (): string[] =>
  parts.flatMap((name) => {
    const file = join(repository, `apps/cms/src/admin/german/${name}.json`);
    const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    return Object.values(texts).flatMap(wordsOf);
  });

async function englishOnly(): Promise<ReadonlySet<string>> {
  const german = new Set([...(await wordsIn('de')), ...ownGerman()]);
  return new Set((await wordsIn('en')).filter((word) => !german.has(word) && !alsoGerman.has(word)));
}

let english: Promise<ReadonlySet<string>> | undefined;

/** What an open page of the admin shows and tells screen readers that has a word of Strapi's English in it. */
export async function englishTexts(page: Page): Promise<string[]> {
  english ??= englishOnly();
  const words = await english;
  const shown = await page.evaluate(() => {
    const texts = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const isCode = nodes.currentNode.parentElement?.closest('noscript, script, style, [contenteditable]');
      if (!isCode) texts.push(nodes.currentNode.textContent ?? '');
    }
    const names = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'];
    for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join())) {
      texts.push(...names.map((name) => element.getAttribute(name) ?? ''));
    }
    return texts.map((text) => text.trim());
  });
  return [
    ...new Set(shown.filter((text) => !untranslatable.test(text) && wordsOf(text).some((word) => words.has(word)))),
  ];
}
