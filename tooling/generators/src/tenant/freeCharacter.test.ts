import { maxSharedChoices, sharedChoices } from '@group/themes/character';
import { tenants } from '@group/themes/registry';
import { describe, expect, it } from 'vitest';
import { freeCharacter } from './freeCharacter.ts';

describe('freeCharacter', () => {
  it('has room for five more tenants, each unlike all others', () => {
    const all = tenants.map(({ character }) => character);
    for (const key of ['ahornhof', 'bergli', 'chalet', 'dorfmatte', 'eggli']) {
      const character = freeCharacter(key, all);
      expect(all.filter((other) => sharedChoices(character, other) > maxSharedChoices)).toEqual([]);
      all.push(character);
    }
  });
});
