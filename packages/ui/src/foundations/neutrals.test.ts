import { contrast } from '@group/themes/colour';
import { tenants } from '@group/themes/registry';
import { controlContrast, textContrast, themeTokens } from '@group/themes/tokens';
import { describe, expect, it } from 'vitest';
import { neutrals } from './neutrals.ts';

const { paper, warmPaper, ink, softInk, line, controlLine, problem, problemTint, success, successTint } = neutrals;

const tints = tenants.flatMap(({ key, colours }) => {
  const { primaryTint, secondaryTint } = themeTokens(colours);
  return [
    { name: `${key}, primary tint`, background: primaryTint },
    { name: `${key}, secondary tint`, background: secondaryTint },
  ];
});

const backgrounds = [{ name: 'paper', background: paper }, { name: 'warm paper', background: warmPaper }, ...tints];

describe.each(backgrounds)('on $name', ({ background }) => {
  it('text has sufficient contrast', () => {
    expect(contrast(ink, background)).toBeGreaterThanOrEqual(textContrast);
    expect(contrast(softInk, background)).toBeGreaterThanOrEqual(7);
    expect(contrast(problem, background)).toBeGreaterThanOrEqual(textContrast);
  });

  it('control borders have sufficient contrast', () => {
    expect(contrast(controlLine, background)).toBeGreaterThanOrEqual(controlContrast);
  });
});

describe('alerts and buttons', () => {
  it('have sufficient text contrast', () => {
    expect(contrast(problem, problemTint)).toBeGreaterThanOrEqual(textContrast);
    expect(contrast(success, successTint)).toBeGreaterThanOrEqual(textContrast);
    expect(contrast(ink, problemTint)).toBeGreaterThanOrEqual(textContrast);
    // Disabled buttons; WCAG exempts them, but visitors still read them.
    expect(contrast(softInk, line)).toBeGreaterThanOrEqual(textContrast);
  });
});

describe('focus ring', () => {
  it.each(tenants.map(({ key, colours }) => [key, colours] as const))(
    'has sufficient contrast on the colours of %s',
    (_, colours) => {
      for (const background of [colours.primary, colours.primaryHover, colours.secondary, colours.secondaryHover]) {
        // The ring has a dark and a light line; the better contrast counts.
        expect(Math.max(contrast(ink, background), contrast(paper, background))).toBeGreaterThanOrEqual(
          controlContrast,
        );
      }
    },
  );
});
