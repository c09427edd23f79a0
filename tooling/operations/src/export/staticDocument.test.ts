import { describe, expect, it } from 'vitest';
import { filePath, staticAddress } from './filePath.ts';
import { redirectDocument, staticDocument, withPolicy } from './staticDocument.ts';

const same = (address: string): string => address;
const frame = '<a href="tel:+41440000000"><svg></svg></a><a class="x" href="tel:+41440000000">044 000 00 00</a>';

/** A page with a form. */
const page = (lang: string): string =>
  `<html lang="${lang}"><body><form action="/kontakt" method="post"><input name="name"></form>${frame}`;

const rewrite = (address: string): string => staticAddress(new URL(address, 'https://tabor.example/media'));

describe('staticDocument', () => {
  it('replaces forms by contact details in the language of the page', () => {
    const german = staticDocument(page('de-CH'), same);
    expect(german).not.toContain('<form');
    expect(german).toContain('nicht gesendet werden');
    expect(german).toContain('<a href="tel:+41440000000">044 000 00 00</a>.');
    expect(staticDocument(page('it-CH'), same)).toContain('non può essere inviato');
  });

  it('removes filters and keeps scripts and data', () => {
    const kept = '<script type="module" src="/assets/a.js"></script><script type="application/ld+json">{}</script>';
    const filters = '<form action="/jobs"><select name="bereich"></select></form>';
    expect(staticDocument(`<body>${kept}${filters}</body>`, same)).toBe(`<body>${kept}</body>`);
  });

  it('keeps the markup of islands without hydrating them', () => {
    expect(staticDocument('<div data-island="SignatureMaker" data-when="idle"><p>1</p></div>', same)).toBe(
      '<div data-when="idle"><p>1</p></div>',
    );
  });

  it('links pages of a list by path', () => {
    expect(staticDocument('<a href="?seite=2&amp;art=a">2</a><a href="/media">1</a>', rewrite)).toBe(
      '<a href="/media/_/seite=2&amp;art=a/">2</a><a href="/media">1</a>',
    );
  });

  it('is stored where a static server finds it, and never outside', () => {
    expect(filePath('/', true)).toBe('index.html');
    expect(filePath('/wohnen', true)).toBe('wohnen/index.html');
    expect(filePath('/events/7/fest/event.ics', false)).toBe('events/7/fest/event.ics');
    expect(filePath('/404.html', true)).toBe('404.html');
    expect(filePath('/%2e%2e/%2e%2e/etc/passwd', false)).toBe('etc/passwd');
    expect(staticAddress(new URL('https://tabor.example/a?q=..%2F..%2Fx'))).toBe('/a/_/q=..-2F..-2Fx/');
  });

  it('has the policy of its page, as the first element of the head', () => {
    const policy = "default-src 'none'; script-src 'self' 'sha256-a='; frame-ancestors 'none'";
    expect(withPolicy('<html><head><style></style></head>', policy)).toBe(
      `<html><head><meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self' 'sha256-a='"><style></style></head>`,
    );
  });

  it('redirects on the client', () => {
    expect(redirectDocument('/a?b="&c')).toContain('content="0;url=/a?b=&quot;&amp;c"');
  });
});
