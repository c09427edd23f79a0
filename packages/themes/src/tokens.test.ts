import { describe, expect, it } from 'vitest';
import { contrast } from './colour.ts';
import { character as characterContract, theme } from './contract.css.ts';
import { paletteProblems } from './paletteProblems.ts';
import { tenantByKey, tenants } from './registry.ts';
import { themeStyle } from './themeStyle.ts';
import { enhancedTextContrast, ink, paper, themeTokens, themeVariables } from './tokens.ts';

describe.each(tenants)('the palette of $key', ({ key, colours }) => {
  it('meets the contrast requirements and differs from all others', () => {
    const others = tenants.filter((each) => each.key !== key).map((each) => [each.key, each.colours.primary]);
    expect(paletteProblems(colours, Object.fromEntries(others))).toEqual([]);
  });

  it('suits running text on its tints and white text on its primary', () => {
    const { primaryTint, secondaryTint, onPrimary } = themeTokens(colours);
    expect(contrast(ink, primaryTint)).toBeGreaterThanOrEqual(7);
    expect(contrast(ink, secondaryTint)).toBeGreaterThanOrEqual(7);
    expect(onPrimary).toBe(paper);
  });
});

describe('paletteProblems', () => {
  const valid = { primary: '#1c3a66', primaryHover: '#00254f', secondary: '#bb8531', secondaryHover: '#cf9845' };

  it.each([
    [{ primary: '#c9a24a' }, 'white on primary'],
    [{ primary: '#e9c96a' }, 'a control: '],
    [{ primaryHover: '#e9c96a' }, 'a control in the hover state'],
    [{ primaryHover: '#1d3b67' }, 'primary hardly changes on hover'],
    [{ secondary: '#777777', secondaryHover: '#767676' }, 'secondary hardly changes'],
    [{ secondary: '#f2d9a0' }, 'an accent'],
    [{ secondary: '#bb8531', secondaryHover: '#6d4a10' }, 'text on secondary'],
    [{ primary: '#1e3c68' }, 'too similar to that of digallo'],
  ])('reports the problem of %j', (change, problem) => {
    const problems = paletteProblems({ ...valid, ...change }, { digallo: '#1c3a66' });
    expect(problems.join('\n')).toContain(problem);
  });

  it('reports nothing for a valid palette', () => {
    expect(paletteProblems(valid, { tabor: '#196a4f' })).toEqual([]);
  });
});

describe('themeTokens and themeStyle', () => {
  const { character } = tenantByKey('digallo');
  const tenant = {
    colours: { primary: '#1C3A66', primaryHover: '#00254f', secondary: '#bb8531', secondaryHover: '#cf9845' },
    character,
  };
  const sign = '/assets/logo-small-a1.svg';

  it('uses alpha 0.6 for overlays on pictures', () => {
    expect(themeTokens(tenant.colours).primaryTransparency).toBe('rgb(28 58 102 / 0.6)');
  });

  it('renders each variable of the contracts exactly once', () => {
    const printed = [...themeStyle(tenant, sign).matchAll(/[{;](--[a-z-]+):([^;{}]+)/g)];
    const variables = printed.map(([, name]) => `var(${name})`);
    expect(variables).toEqual([...Object.values(theme), ...Object.values(characterContract)]);
    expect(new Set(variables).size).toBe(variables.length);
    for (const [, name, value] of printed.slice(0, Object.keys(themeVariables).length))
      expect(value, `value of ${name}`).toMatch(/^(#[\da-f]{6}|rgb\(28 58 102 \/ 0\.6\))$/i);
    expect(printed.every(([, , value]) => value !== 'undefined')).toBe(true);
  });

  it('throws for a value that is not a colour', () => {
    const colours = { ...tenant.colours, secondaryHover: 'red}</style><script>' };
    expect(() => themeStyle({ colours, character }, sign)).toThrow('is not a colour of the form #rrggbb');
  });

  it('darkens a primary with too little contrast as text on tints', () => {
    const pale = themeTokens({ ...tenant.colours, primary: '#e0b040', primaryHover: '#d0a030' });
    expect(pale.onPrimary).toBe(ink);
    expect(pale.primaryText).not.toBe('#e0b040');
    expect(contrast(pale.primaryText, pale.primaryTint)).toBeGreaterThanOrEqual(enhancedTextContrast);
  });
});
