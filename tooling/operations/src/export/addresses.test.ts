import { expect, it } from 'vitest';
import { addressesIn } from './addresses.ts';

it('finds what a document names: links, pictures, and files that its styles need', () => {
  const html = [
    '<style>@font-face{src:url(/assets/latin-a1.woff2)format("woff2")}</style>',
    '<a href="/wohnen?a=1&amp;b=2">x</a><img srcset="/pictures/a.jpg 1x, /pictures/b.jpg 2x"/>',
  ].join('');
  const found = addressesIn('text/html; charset=utf-8', html);
  expect(found.toSorted()).toEqual(['/assets/latin-a1.woff2', '/pictures/a.jpg', '/pictures/b.jpg', '/wohnen?a=1&b=2']);
});
