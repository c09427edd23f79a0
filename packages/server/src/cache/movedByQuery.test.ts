import { tenantByKey } from '@group/themes/registry';
import { expect, it } from 'vitest';
import { isMovedByQuery } from './movedByQuery.ts';

const redirects = ['/index.php?id=5', '/?p=7', '/alt.html'].map((from) => ({ from, to: '/neu', permanent: true }));

it.each([
  ['rivabella', '/index.php?id=5', true],
  ['rivabella', '/de/index.php?utm=mail&id=5', true],
  ['rivabella', '/it?p=7', true],
  ['rivabella', '/it/?p=7', true],
  ['rivabella', '/de/index.php?id=6', false],
  ['rivabella', '/de/alt.html?id=5', false],
  ['rivabella', '/decke/index.php?id=5', false],
  ['tabor', '/index.php?id=5', true],
  ['tabor', '/de/index.php?id=5', false],
] as const)('knows whether %s redirects %s because of its query', (key, target, isMoved) => {
  expect(isMovedByQuery(redirects, target, tenantByKey(key))).toBe(isMoved);
});
