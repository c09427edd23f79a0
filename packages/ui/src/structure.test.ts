import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const source = import.meta.dirname;
/** Folders of `src` that are not components. */
const otherFolders = ['foundations', 'messages', 'form'];

const components = globSync(['*/', 'form/*/'], { cwd: source })
  .map((folder) => folder.replace(/\/$/, ''))
  .filter((folder) => !otherFolders.includes(folder))
  .toSorted();

/** Exports other than components. */
const otherExports = [
  './LinkProvider',
  './IconSprite',
  './iconIds',
  './usedIcons',
  './foundations/dialog.enhance',
  './Gallery/enhance',
  './foundations/band',
  './foundations/base',
  './foundations/inCharacter',
  './foundations/layers',
  './foundations/lineBreaks',
  './foundations/media',
  './foundations/neutrals',
  './foundations/pageTransition.css',
  './foundations/tokens',
  './form/messages',
  './messages/defineMessages',
  './messages/format',
  './messages/language',
  './messages/LanguageProvider',
];

function withoutComments(path: string): string {
  return readFileSync(`${source}/${path}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
}

describe('components', () => {
  it('are found', () => expect(components.length).toBeGreaterThan(30));

  // Purely visual components have a story only: jsdom has no styles that a test could compare.
  it.each(components)('%s has its component and story', (folder) => {
    const name = basename(folder);
    const files = [`${name}.tsx`, `${name}.stories.tsx`];
    expect(files.filter((file) => !existsSync(`${source}/${folder}/${file}`))).toEqual([]);
  });

  it.each(components)('%s is a named export under its own name', (folder) => {
    const name = basename(folder);
    const exports: Readonly<Record<string, string>> = packageJson.exports;
    expect(exports[`./${folder}`]).toBe(`./src/${folder}/${name}.tsx`);
    const code = readFileSync(`${source}/${folder}/${name}.tsx`, 'utf8');
    expect(code).toMatch(new RegExp(`^export function ${name}\\(`, 'm'));
    expect(code).not.toMatch(/^export default/m);
  });
});

describe('package exports', () => {
  it('are exactly the components and the exports listed above', () => {
    const expected = [...components.map((folder) => `./${folder}`), ...otherExports];
    expect(Object.keys(packageJson.exports).toSorted()).toEqual(expected.toSorted());
  });

  it.each(Object.values(packageJson.exports))('%s exists', (file) => {
    expect(existsSync(`${dirname(source)}/${file}`)).toBe(true);
  });
});

describe('styles', () => {
  // A margin cannot be set without its property name; components use gap and padding instead.
  const styles = globSync('**/*.css.ts', { cwd: source }).filter((file) => file !== 'foundations/base.css.ts');

  it.each(styles)('%s sets no margin: the parent spaces its children', (file) => {
    expect(withoutComments(file)).not.toMatch(/margin/i);
  });

  it.each(styles.filter((file) => !file.startsWith('foundations/')))('%s is in the component layer', (file) => {
    const code = withoutComments(file);
    expect(code).not.toMatch(/\b(style|styleVariants)\(/);
    expect(code.match(/\[componentsLayer\]: \{/g)?.length ?? 0).toBe(code.match(/\bglobalStyle\(/g)?.length ?? 0);
  });

  it.each(styles.filter((file) => file !== 'foundations/tokens.css.ts'))(
    '%s takes every colour from a token',
    (file) => {
      // Neutral colours belong in neutrals.ts, brand colours in the tenant's folder.
      expect(withoutComments(file)).not.toMatch(/['"` ](#[\da-f]{3,8}\b|rgba?\(|hsla?\(|oklch\()/i);
    },
  );
});

describe('messages', () => {
  const tables = import.meta.glob<Readonly<Record<string, unknown>>>('./**/*.messages.ts', { eager: true });

  it.each(Object.entries(tables))(
    '%s has every key in five languages, none empty, without ß in German',
    (_, module) => {
      for (const table of Object.values(module)) {
        expect(Object.keys(table ?? {})).toEqual(['de', 'gsw', 'en', 'it', 'fr']);
        const sets: readonly Readonly<Record<string, unknown>>[] = Object.values(table ?? {});
        const [german = {}] = sets;
        for (const set of sets) {
          expect(Object.keys(set).toSorted()).toEqual(Object.keys(german).toSorted());
          const words = Object.values(set).map((text) =>
            typeof text === 'function' ? String(text(2, 3)) : String(text),
          );
          expect(words.filter((text) => text.trim() === '' || text.includes('ß'))).toEqual([]);
        }
      }
    },
  );
});
