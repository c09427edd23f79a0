import { describe, expect, it } from 'vitest';
import { represent } from '../http/representation.ts';
import { readerOf, withIcons } from './pageIcons.ts';

const signs = [
  '<svg><symbol id="menu" viewBox="0 0 24 24"><path d="M3 6h18"/></symbol>',
  '<symbol id="mail" viewBox="0 0 24 24"><path d="M3 7"/></symbol></svg>',
].join('\n');
const read = readerOf(new Map([['/assets/icons.svg', represent(200, {}, { identity: Buffer.from(signs) })]]));

const pageWith = (body: string): string => `<html><body>${body}</body></html>`;
const icon = (name: string, file = 'icons'): string => `<svg><use href="/assets/${file}.svg#${name}"></use></svg>`;

describe('the signs of a page', () => {
  it('come once each, and no others', () => {
    const html = withIcons(pageWith(icon('menu') + icon('menu')), read);
    expect(html.match(/<symbol id="[^"]+"/g)).toEqual(['<symbol id="sign-menu"']);
    expect(html.match(/<use [^>]+>/g)).toEqual(['<use href="#sign-menu">', '<use href="#sign-menu">']);
    expect(html).not.toContain('icons.svg');
  });

  it('are those that were built', () => {
    expect(() => withIcons(pageWith(icon('none')), read)).toThrow('no sign none');
    expect(() => withIcons(pageWith(icon('menu', 'other')), read)).toThrow('/assets/other.svg was not built');
  });
});
