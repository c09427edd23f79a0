import { describe, expect, it } from 'vitest';
import { colourDistance, contrast, hexToOklch, hexToRgb, oklchToHex } from './colour.ts';

describe('contrast', () => {
  // Reference values from WebAIM's contrast checker.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#00ff00', 2.91],
    ['#123456', '#123456', 1],
  ])('of %s and %s is %d in either order', (first, second, ratio) => {
    expect(contrast(first, second)).toBeCloseTo(ratio, 2);
    expect(contrast(second, first)).toBeCloseTo(ratio, 2);
  });
});

describe('OKLCH', () => {
  // From https://bottosson.github.io/posts/oklab/ and the CSS Color 4 specification's samples.
  it.each([
    ['#ff0000', 0.628, 0.2577, 29.23],
    ['#00ff00', 0.8664, 0.2948, 142.5],
    ['#0000ff', 0.452, 0.3132, 264.05],
  ])('converts %s to the published values', (hex, lightness, chroma, hue) => {
    const colour = hexToOklch(hex);
    expect(colour.lightness).toBeCloseTo(lightness, 3);
    expect(colour.chroma).toBeCloseTo(chroma, 3);
    expect(colour.hue).toBeCloseTo(hue, 1);
  });

  it.each(['#000000', '#ffffff', '#808080', '#1c3a66', '#c33d04', '#fedcba'])('round-trips %s', (hex) => {
    expect(oklchToHex(hexToOklch(hex))).toBe(hex);
  });

  it('reduces chroma, not lightness, outside the sRGB gamut', () => {
    const hex = oklchToHex({ lightness: 0.5, chroma: 0.4, hue: 145 });
    expect(hexToOklch(hex).lightness).toBeCloseTo(0.5, 2);
    expect(hexToOklch(hex).hue).toBeCloseTo(145, 0);
  });

  it('measures the distance of two colours', () => {
    expect(colourDistance('#1c3a66', '#1c3a66')).toBe(0);
    expect(colourDistance('#000000', '#ffffff')).toBeCloseTo(1, 3);
  });
});

describe('hexToRgb', () => {
  it.each(['red', '#fff', '#12345g', '#1234567', ' #123456', '', '#123456;'])('rejects %o', (value) => {
    expect(() => hexToRgb(value)).toThrow(`"${value}" is not a colour`);
  });
});
