import { expect, it } from 'vitest';
import { freeOrder } from './freeOrder.ts';

const blocks = ['hero', 'doors', 'news', 'gallery'].map((type) => ({ type }));
const types = (home: readonly { type: string }[]) => home.map(({ type }) => type).join(' ');

it('keeps the order of a page that no other has', () => {
  expect(types(freeOrder(blocks, [], 2))).toBe('hero doors news gallery');
});

it('finds another order for the blocks below the opening', () => {
  expect(types(freeOrder(blocks, [blocks], 2))).toBe('hero doors gallery news');
});
