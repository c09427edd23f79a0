import { describe, expect, it } from 'vitest';
import { maxSharedChoices, sharedChoices } from './character.ts';
import { tenants } from './registry.ts';
import { themeStyle } from './themeStyle.ts';

/** Largest size of a character in a page: its variables and attributes, in bytes before compression. */
const maxCharacterBytes = 350;

describe('characters', () => {
  it.each(tenants)('of $key shares at most two choices with any other', ({ key, character }) => {
    const similar = tenants
      .filter((other) => other.key !== key && sharedChoices(character, other.character) > maxSharedChoices)
      .map((other) => other.key);
    expect(similar).toEqual([]);
  });

  it.each(tenants)('of $key adds few bytes to a page', (tenant) => {
    const style = themeStyle(tenant, '/assets/logo-small-AbCdEfGh.svg');
    expect(style.length - style.indexOf('--voice')).toBeLessThanOrEqual(maxCharacterBytes);
  });
});
