import { expect, it } from 'vitest';
import { findRedirect, indexRedirects } from './formerAddress.ts';

const redirects = [
  '/alt.html',
  '/index.php?id=5',
  '/index.php',
  '/index.php?id=5&L=1',
  '/über uns',
  '/r%E9sum%E9',
  '/?p=7',
].map((from) => ({ from }));

it.each([
  ['/alt.html', '/alt.html'],
  ['/Alt.HTML', '/alt.html'],
  ['/alt.html/', '/alt.html'],
  ['/alt.html?utm=plakat', '/alt.html'],
  ['/index.php?id=5', '/index.php?id=5'],
  ['/index.php?utm=plakat&id=5', '/index.php?id=5'],
  ['/index.php?L=1&id=5', '/index.php?id=5&L=1'],
  ['/index.php?id=6', '/index.php'],
  ['/%C3%BCber%20uns', '/über uns'],
  ['/u%CC%88ber%20uns', '/über uns'],
  ['/%FCber%20uns', '/über uns'],
  ['/r%E9sum%E9', '/r%E9sum%E9'],
  ['/r%C3%A9sum%C3%A9', '/r%E9sum%E9'],
  ['/?p=7', '/?p=7'],
  ['/?p=8', undefined],
  ['/alt.html//', '/alt.html'],
  ['/alt', undefined],
  [`/alt.html?utm=${'x'.repeat(2_000)}`, undefined],
  ['/%', undefined],
])('finds for %s the redirect from %s', (requested, from) => {
  expect(findRedirect(redirects, requested)?.from).toBe(from);
  expect(indexRedirects(redirects).find(requested)?.from).toBe(from);
});

it('keeps one redirect from each address', () => {
  const index = indexRedirects([
    { from: '/alt.html', to: '/a' },
    { from: '/ALT.html/', to: '/b' },
    { from: '/alt.html?id=1', to: '/c' },
  ]);
  expect([index.get('/Alt.html')?.to, index.get('/alt.html?id=1')?.to]).toEqual(['/b', '/c']);
  index.delete('/alt.html/?id=1');
  expect([index.find('/alt.html?id=1')?.to, index.get('/alt.html?id=1')]).toEqual(['/b', undefined]);
});
