import { readFileSync } from 'node:fs';
import { tenants } from '@group/themes/registry';
import { describe, expect, it } from 'vitest';
import { drawLogos } from './drawLogos.ts';

const folder = new URL('../../../../packages/themes/src/tenants/', import.meta.url);

describe('drawLogos', () => {
  it.each(tenants)('reproduces the committed pictures of $key', ({ key, name, colours, features }) => {
    const drawn = drawLogos({ key, name, colours, seals: features.seals });
    for (const [file, picture] of Object.entries(drawn)) {
      expect(readFileSync(new URL(`${key}/${file}`, folder), 'utf8'), `${key}/${file}`).toBe(picture);
    }
  });

  it('draws a monogram for a tenant without a sign', () => {
    const [first] = tenants;
    if (!first) throw new Error('there are no tenants');
    const drawn = drawLogos({ key: 'neu', name: 'Österholz', colours: first.colours, seals: [{ key: 'neu' }] });
    expect(Object.keys(drawn)).toEqual(['logo.svg', 'logo-white.svg', 'logo-small.svg', 'favicon.svg', 'seal-neu.svg']);
    for (const picture of Object.values(drawn)) expect(picture).not.toMatch(/NaN|undefined/);
  });
});
