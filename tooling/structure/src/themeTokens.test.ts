import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from './sourceFiles.ts';

const table = /export const themeVariables = \{([\s\S]*?)\n\} as const/.exec(
  read('packages/themes/src/tokens.ts'),
)?.[1];
const names = [...(table ?? '').matchAll(/^ {2}(\w+): '--/gm)].map(([, name = '']) => name);

describe('theme tokens', () => {
  const styles = sourceFiles.filter((file) => /^packages\/(?:ui|routes)\/src\/.*\.css\.ts$/.test(file)).map(read);

  it('are read from their table', () => {
    expect(names).toContain('primaryTransparency');
    expect(names.length).toBeGreaterThan(8);
  });

  it.each(names)('are used in styles: %s', (name) => {
    expect(styles.some((style) => new RegExp(`\\btheme\\.${name}\\b`).test(style))).toBe(true);
  });
});
