import { describe, expect, it } from 'vitest';
import { sealAsset, svgSource, tenantAssets } from './assets.server.ts';
import { tenantByKey, tenants } from './registry.ts';

describe('tenantAssets', () => {
  it.each(tenants.map(({ key }) => key))('returns the URLs and sizes of %s', (key) => {
    const { logo, favicon } = tenantAssets(key);
    expect(favicon).toContain(`/${key}/favicon.svg`);
    for (const [variant, file] of [
      ['default', 'logo'],
      ['white', 'logo-white'],
      ['small', 'logo-small'],
    ] as const) {
      expect(logo[variant].url).toContain(`/${key}/${file}.svg`);
      expect(logo[variant].height).toBeGreaterThan(0);
    }
    expect(logo.default.width).toBeGreaterThan(logo.default.height);
    expect(logo.white).toMatchObject({ width: logo.default.width, height: logo.default.height });
    expect(logo.small.width).toBe(logo.small.height);
  });
});

describe('svgSource', () => {
  it.each(tenants.map(({ key }) => key))('returns the SVG of %s', (key) => {
    expect(svgSource(key, 'logo-small')).toMatch(/^<svg /);
  });
});

describe('sealAsset', () => {
  it.each(tenants.filter(({ features }) => features.seals.length > 0))(
    'has every seal of $key',
    ({ key, features }) => {
      for (const seal of features.seals) expect(sealAsset(key, seal.key)).toMatchObject({ width: 64, height: 64 });
    },
  );

  it('names a missing file', () => {
    expect(() => sealAsset(tenantByKey('tabor').key, 'none')).toThrow('./tenants/tabor/seal-none.svg is missing');
  });
});
