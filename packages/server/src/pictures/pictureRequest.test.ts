import { describe, expect, it } from 'vitest';
import { pictureRequest } from './pictureRequest.ts';

describe('pictureRequest', () => {
  it('parses a picture URL of a page', () => {
    expect(pictureRequest('768', 'garten_1f2e.jpg.avif')).toEqual({
      width: 768,
      name: 'garten_1f2e.jpg',
      format: 'avif',
    });
  });

  it.each([
    ['769', 'garten.jpg.avif'],
    ['768', 'garten.jpg.gif'],
    ['768', 'garten.jpg'],
    ['768', '../secret.jpg.avif'],
    ['768', '..%2fsecret.jpg.avif'],
    ['768', '.env.jpg.avif'],
    ['768', 'garten.svg.webp'],
    ['768', `${'a'.repeat(300)}.jpg.webp`],
    ['1e3', 'garten.jpg.webp'],
    ['', ''],
  ])('rejects %s/%s', (width, file) => {
    expect(pictureRequest(width, file)).toBeUndefined();
  });
});
