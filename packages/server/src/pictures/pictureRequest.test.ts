import { describe, expect, it } from 'vitest';
import { pictureRequest } from './pictureRequest.ts';

describe('pictureRequest', () => {
  it('parses a picture URL of a page', () => {
    expect(pictureRequest('640', 'garten_1f2e.jpg.avif')).toEqual({
      width: 640,
      name: 'garten_1f2e.jpg',
      format: 'avif',
    });
  });

  it.each([
    ['641', 'garten.jpg.avif'],
    ['640', 'garten.jpg.gif'],
    ['640', 'garten.jpg'],
    ['640', '../secret.jpg.avif'],
    ['640', '..%2fsecret.jpg.avif'],
    ['640', '.env.jpg.avif'],
    ['640', 'garten.svg.webp'],
    ['640', `${'a'.repeat(300)}.jpg.webp`],
    ['1e3', 'garten.jpg.webp'],
    ['', ''],
  ])('rejects %s/%s', (width, file) => {
    expect(pictureRequest(width, file)).toBeUndefined();
  });
});
