import { describe, expect, it } from 'vitest';
import { pictureSources } from './pictureAddress.ts';

const picture = { name: 'garten_1f2e.jpg', width: 800, height: 467, alt: 'Der Garten' };

describe('pictureSources', () => {
  it('offers no size larger than the original', () => {
    expect(pictureSources(picture).avif).toBe(
      [192, 320, 480, 768].map((width) => `/pictures/${width}/garten_1f2e.jpg.avif ${width}w`).join(', '),
    );
  });

  it('offers fewer sizes of WebP, which older browsers load', () => {
    expect(pictureSources(picture).webp).toBe(
      [320, 768].map((width) => `/pictures/${width}/garten_1f2e.jpg.webp ${width}w`).join(', '),
    );
  });

  it('offers one size of an original that is smaller than all of them', () => {
    expect(pictureSources({ ...picture, width: 40 }).webp).toBe('/pictures/320/garten_1f2e.jpg.webp 320w');
  });
});
