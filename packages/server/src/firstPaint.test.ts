import { describe, expect, it } from 'vitest';
import { withFirstPaint } from './firstPaint.ts';

const sprite = [
  '<svg><symbol id="menu" viewBox="0 0 24 24"><path d="M3 6h18"/></symbol>',
  '<symbol id="mail" viewBox="0 0 24 24"><path d="M3 7"/></symbol></svg>',
].join('\n');
const built: Record<string, string> = { '/assets/a.css': 'p{content:"$&"}', '/assets/icons.svg': sprite };

function read(address: string): string {
  const text = built[address];
  if (text === undefined) throw new Error(`${address} was not built`);
  return text;
}

const pageWith = (body: string): string =>
  `<html><head><link nonce="n" rel="stylesheet" href="/assets/a.css"/><style>:root{}</style></head><body>${body}</body></html>`;
const icon = (name: string): string => `<svg class="icon"><use href="/assets/icons.svg#${name}"></use></svg>`;

describe('withFirstPaint', () => {
  it('has the styles of the page in their place, and fetches no file for them', () => {
    const html = withFirstPaint(pageWith('<p>x</p>'), read);
    expect(html).toContain('<head><style>p{content:"$&"}</style><style>:root{}</style></head>');
  });

  it('has each sign that the page shows once, and no other', () => {
    const html = withFirstPaint(pageWith(icon('menu') + icon('menu')), read);
    expect(html.match(/<symbol id="[^"]+"/g)).toEqual(['<symbol id="sign-menu"']);
    expect(html.match(/<use [^>]+>/g)).toEqual(['<use href="#sign-menu">', '<use href="#sign-menu">']);
    expect(html).not.toContain('icons.svg');
  });

  it('leaves React its link, without a use', () => {
    const html = withFirstPaint(pageWith('<script nonce="n" type="module" async="">import "/a.js"</script>'), read);
    expect(html).toContain('</style><link nonce="n" rel="stylesheet" href="/assets/a.css" disabled=""/><style>:root');
  });

  it('refuses what was not built', () => {
    expect(() => withFirstPaint(pageWith(icon('none')), read)).toThrow('no sign none');
    expect(() => withFirstPaint('<link rel="stylesheet" href="/assets/b.css"/>', read)).toThrow('was not built');
  });
});
