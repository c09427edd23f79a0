// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { components } from '@group/content-client/contract/content/components';
import { page } from '@group/content-client/contract/content/page';
import { describe, expect, it } from 'vitest';
import { describeEntries, describeTiles } from './describeTiles.ts';

const folder = `${import.meta.dirname}/pictures`;

/** In an icon's place on a tile of the picker, of which a page's form loads all. */
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

describe('describeTiles', () => {
  it('adds a sentence to the tile of a block, once, and nothing to other buttons', () => {
    document.body.innerHTML =
      '<div id="a"><button><div><img src="/hero.svg" alt="Titel"><span>Titel</span></div></button></div>' +
      '<div id="b"><button><img src="/other.png" alt="Bild"></button></div>';
    const sentences = new Map([['/hero.svg', 'Der Anfang einer Seite.']]);
    describeTiles(document, sentences);
    describeTiles(document, sentences);
    const [tile, other] = document.querySelectorAll('button');
    expect(tile?.textContent).toBe('TitelDer Anfang einer Seite.');
    expect(tile?.querySelector('img')?.alt).toBe('');
    expect(other?.outerHTML).toBe('<button><img src="/other.png" alt="Bild"></button>');
  });
});

describe('describeEntries', () => {
  const pictured = new Map([['Titel', { picture: '/hero.svg', sentence: 'Der Anfang einer Seite.' }]]);

  it('adds picture and sentence to the entries of a menu of blocks, once', () => {
    document.body.innerHTML = '<div role="menu"><p>Blöcke</p><div role="menuitem">Titel</div></div>';
    describeEntries(document, pictured);
    describeEntries(document, pictured);
    const entry = document.querySelector('[role="menuitem"]');
    expect(entry?.textContent).toBe('TitelDer Anfang einer Seite.');
    expect(entry?.querySelectorAll('img[src="/hero.svg"][alt=""]')).toHaveLength(1);
  });

  it('leaves a menu that has something else in it', () => {
    const menu = '<div role="menu"><div role="menuitem">Titel</div><div role="menuitem">Ausschneiden</div></div>';
    document.body.innerHTML = menu;
    describeEntries(document, pictured);
    expect(document.body.innerHTML).toBe(menu);
  });
});
