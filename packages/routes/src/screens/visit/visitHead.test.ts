import { expect, it } from 'vitest';
import { siteFixture } from '../../testing/site.fixture.ts';
import { visitHead } from './visitHead.ts';

it.each([
  [{}, '', false],
  [{ occasion: 'trialDay', house: 'gartenhaus', ageGroup: '13-15' }, '?anlass=schnuppern&haus=gartenhaus', true],
] as const)('of %j has the canonical URL /besuch%s', (request, query, isUnlisted) => {
  const head = visitHead(siteFixture, request);
  expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: `https://tabor.example/besuch${query}` });
  expect(JSON.stringify(head).includes('noindex')).toBe(isUnlisted);
});
