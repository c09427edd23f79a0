import { readdirSync, readFileSync } from 'node:fs';
import { components } from '@group/content-client/contract/content/components';
import { page } from '@group/content-client/contract/content/page';
import { describe, expect, it } from 'vitest';

const folder = `${import.meta.dirname}/pictures`;

/** A page's form loads all, within the schema. */
const maxBytes = 2_500;

const blocks = page.fields.blocks.components.map((uid) => uid.replace('blocks.', ''));

describe('the picker of blocks', () => {
  it('has one small picture for each block', () => {
    expect(readdirSync(folder).toSorted()).toEqual(blocks.map((name) => `${name}.svg`).toSorted());
    const drawings = blocks.map((name) => readFileSync(`${folder}/${name}.svg`, 'utf8'));
    expect(drawings.filter((drawing) => drawing.length > maxBytes)).toEqual([]);
    expect(drawings.join('')).not.toMatch(/<script|href|on\w+=/);
  });

  it.each(blocks)('has a sentence for %s', (name) => {
    expect(components[`blocks.${name}`]?.description).toMatch(/^[A-ZÄÖÜ].{14,90}\.$/);
  });
});
