import { describe, expect, it } from 'vitest';
import { represent } from '../http/representation.ts';
import { readerOf, withIcons } from './pageIcons.ts';

const sprite = [
  '<svg><symbol id="menu" viewBox="0 0 24 24"><path d="M3 6h18"/></symbol>',
  '<symbol id="mail" viewBox="0 0 24 24"><path d="M3 7"/></symbol></svg>',
].join('\n');
const read = readerOf(new Map([['/assets/icons.svg', represent(200, {}, { identity: Buffer.from(sprite) })]]));

const pageWith = (body: string): string => `<html><body>${body}</body></html>`;
const icon = (name: string, file = 'icons'): string => `<svg><use href="/assets/${file}.svg#${name}"></use></svg>`;

describe('withIcons', () => {
  it('inlines each icon of the page once', () => {
    const html = withIcons(pageWith(icon('menu') + icon('menu')), read);
    expect(html.match(/<symbol id="[^"]+"/g)).toEqual(['<symbol id="sign-menu"']);
    expect(html.match(/<use [^>]+>/g)).toEqual(['<use href="#sign-menu">', '<use href="#sign-menu">']);
    expect(html).not.toContain('icons.svg');
  });

  it('throws for an unknown icon or sprite', () => {
    expect(() => withIcons(pageWith(icon('none')), read)).toThrow('no icon named none');
    expect(() => withIcons(pageWith(icon('menu', 'other')), read)).toThrow('/assets/other.svg was not built');
  });
});
