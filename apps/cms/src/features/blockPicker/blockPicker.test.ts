import { readdirSync } from 'node:fs';
import { blocks } from '@group/content-client/contract/content/blocks';
import { describe, expect, it } from 'vitest';
import { blockPicture } from './blockPicture.ts';

/** A page's form loads all, within the schema. */
const maxBytes = 2_500;

const { quote, gallery } = blocks;

describe('the picker of blocks', () => {
  it('has one small picture for each block', () => {
    const pictures = Object.entries(blocks).map(([type, { fields }]) => blockPicture(type, fields));
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.filter((picture) => picture.length > maxBytes)).toEqual([]);
    expect(pictures.join('')).not.toMatch(/<script|href|on\w+=/);
  });

  it('has drawings of blocks only', () => {
    const drawings = Object.keys(blocks).map((type) => `${type}.svg`);
    expect(drawings).toEqual(expect.arrayContaining(readdirSync(`${import.meta.dirname}/pictures`)));
  });

  it('sketches the fields of a block without a drawing', () => {
    const [words, pictures] = [quote, gallery].map(({ fields }) => blockPicture('undrawn', fields));
    expect(words).toMatch(/^<svg .*<rect x="20".*<\/svg>$/);
    expect(words).not.toBe(pictures);
  });

  it.each(Object.entries(blocks))('has a sentence for %s', (_, { description }) => {
    expect(description).toMatch(/^[A-ZÄÖÜ].{14,90}\.$/);
  });
});
