import { contrast } from '@group/themes/colour';
import { tenants } from '@group/themes/registry';
import { controlContrast, textContrast, themeTokens } from '@group/themes/tokens';
import { describe, expect, it } from 'vitest';
import { neutrals } from './neutrals.ts';

const { paper, warmPaper, ink, softInk, line, controlLine, problem, problemTint, success, successTint } = neutrals;

const tints = tenants.flatMap(({ key, colours }) => {
  const { primaryTint, secondaryTint } = themeTokens(colours);
  return [
    { name: `${key}, primary tint`, ground: primaryTint },
    { name: `${key}, secondary tint`, ground: secondaryTint },
  ];
});

const grounds = [{ name: 'paper', ground: paper }, { name: 'warm paper', ground: warmPaper }, ...tints];

describe.each(grounds)('on $name', ({ ground }) => {
  it('text is readable', () => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(textContrast);
    expect(contrast(softInk, ground)).toBeGreaterThanOrEqual(textContrast);
    expect(contrast(problem, ground)).toBeGreaterThanOrEqual(textContrast);
  });

  it('the edge of a control is seen', () => {
    expect(contrast(controlLine, ground)).toBeGreaterThanOrEqual(controlContrast);
  });
});

describe('notices and buttons', () => {
  it('are readable on their own grounds', () => {
    expect(contrast(problem, problemTint)).toBeGreaterThanOrEqual(textContrast);
    expect(contrast(success, successTint)).toBeGreaterThanOrEqual(textContrast);
    expect(contrast(ink, problemTint)).toBeGreaterThanOrEqual(textContrast);
    // A button that is off; the rules ask nothing of it, readers do.
    expect(contrast(softInk, line)).toBeGreaterThanOrEqual(textContrast);
  });
});

describe('the focus ring', () => {
  it.each(tenants.map(({ key, colours }) => [key, colours] as const))('is seen on the colours of %s', (_, colours) => {
    for (const ground of [colours.primary, colours.primaryHover, colours.secondary, colours.secondaryHover]) {
      // A dark line and a light one: the better of the two counts.
      expect(Math.max(contrast(ink, ground), contrast(paper, ground))).toBeGreaterThanOrEqual(controlContrast);
    }
  });
});
