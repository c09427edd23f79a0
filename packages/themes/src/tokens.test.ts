import { describe, expect, it } from 'vitest';
import { colourDistance, contrast } from './colour.ts';
import { theme } from './contract.css.ts';
import { tenants } from './registry.ts';
import { themeStyle } from './themeStyle.ts';
import { controlContrast, ink, paper, textContrast, themeTokens, themeVariables, warmPaper } from './tokens.ts';

/** Primaries nearer than this are hard to tell apart on two screens; neighbouring names of colours are about 0.1 apart. */
const leastDistance = 0.06;

describe.each(tenants)('the palette of $key', ({ key, colours }) => {
  const tokens = themeTokens(colours);
  const lightGrounds = { paper, warmPaper, primaryTint: tokens.primaryTint, secondaryTint: tokens.secondaryTint };

  it.each(Object.entries(lightGrounds))('has readable text on %s', (_name, ground) => {
    expect(contrast(tokens.primaryText, ground)).toBeGreaterThanOrEqual(textContrast);
    expect(contrast(tokens.secondaryText, ground)).toBeGreaterThanOrEqual(textContrast);
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(7);
  });

  it('has readable text on its colours, under the pointer too', () => {
    for (const [text, ground] of [
      [tokens.onPrimary, tokens.primary],
      [tokens.onPrimary, tokens.primaryHover],
      [tokens.onSecondary, tokens.secondary],
      [tokens.onSecondary, tokens.secondaryHover],
    ] as const) {
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(textContrast);
    }
    expect(tokens.onPrimary).toBe(paper);
  });

  it('has controls that stand out from every light ground', () => {
    for (const ground of Object.values(lightGrounds)) {
      expect(contrast(tokens.primary, ground)).toBeGreaterThanOrEqual(controlContrast);
      expect(contrast(tokens.primaryHover, ground)).toBeGreaterThanOrEqual(controlContrast);
    }
    expect(contrast(tokens.secondary, paper)).toBeGreaterThanOrEqual(controlContrast);
  });

  it('changes visibly under the pointer', () => {
    expect(colourDistance(colours.primary, colours.primaryHover)).toBeGreaterThanOrEqual(0.03);
    expect(colourDistance(colours.secondary, colours.secondaryHover)).toBeGreaterThanOrEqual(0.03);
  });

  it('is unlike all others', () => {
    for (const other of tenants.filter((each) => each.key !== key)) {
      const distance = colourDistance(colours.primary, other.colours.primary);
      expect(distance, `${key} and ${other.key}`).toBeGreaterThanOrEqual(leastDistance);
    }
  });
});

describe('the theme', () => {
  const tenant = {
    colours: { primary: '#1C3A66', primaryHover: '#00254f', secondary: '#bb8531', secondaryHover: '#cf9845' },
  };

  it('has transparency 0.6 over pictures', () => {
    expect(themeTokens(tenant.colours).primaryTransparency).toBe('rgb(28 58 102 / 0.6)');
  });

  it('prints every variable of the contract once, and no other', () => {
    const printed = [...themeStyle(tenant).matchAll(/[{;](--[a-z-]+):([^;{}]+)/g)];
    const variables = printed.map(([, name]) => `var(${name})`);
    expect(variables).toEqual(Object.values(theme));
    expect(new Set(variables).size).toBe(Object.keys(themeVariables).length);
    for (const [, name, value] of printed)
      expect(value, `value of ${name}`).toMatch(/^(#[\da-f]{6}|rgb\(28 58 102 \/ 0\.6\))$/i);
  });

  it('keeps what is no colour out of the page', () => {
    const colours = { ...tenant.colours, secondaryHover: 'red}</style><script>' };
    expect(() => themeStyle({ colours })).toThrow('is not a colour of the form #rrggbb');
  });

  it('darkens a primary that does not read as text on tints', () => {
    const pale = themeTokens({ ...tenant.colours, primary: '#e0b040', primaryHover: '#d0a030' });
    expect(pale.onPrimary).toBe(ink);
    expect(pale.primaryText).not.toBe('#e0b040');
    expect(contrast(pale.primaryText, pale.primaryTint)).toBeGreaterThanOrEqual(textContrast);
  });
});
