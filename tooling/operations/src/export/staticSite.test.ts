import { describe, expect, it } from 'vitest';
import { filePath, redirectDocument, staticAddress, staticDocument } from './staticSite.ts';

const rewrite = (address: string): string => staticAddress(new URL(address, 'https://tabor.example/media'));
const contact = '<a href="tel:+41440000000"><svg></svg></a><a class="x" href="tel:+41440000000">044 000 00 00</a>';

describe('staticDocument', () => {
  it.each([
    ['de-CH', '<form action="/kontakt" method="post"><input name="name"></form>', 'nicht gesendet werden'],
    ['it-CH', '<form action="/kontakt" method="post"><input name="name"></form>', 'non può essere inviato'],
    ['de-CH', '<form method="get"><input name="wort" type="search"/></form>', 'nicht gesendet werden'],
  ])('replaces in %s %s by contact details', (lang, form, notice) => {
    const page = `<html lang="${lang}">${form}${contact}`;
    const converted = staticDocument(page, rewrite);
    expect(converted).not.toContain('<form');
    expect(converted).toContain(notice);
    expect(converted).toContain('</strong> <a href="tel:+41440000000">044 000 00 00</a>');
  });

  it.each([
    [
      'removes filters',
      '<script src="/assets/a.js"></script><form><select></select></form>',
      '<script src="/assets/a.js"></script>',
    ],
    [
      'hydrates no islands',
      '<div data-island="SignatureMaker" data-payload="{}"></div>',
      '<div data-payload="{}"></div>',
    ],
    [
      'links pages of a list by path',
      '<a href="?seite=2&amp;art=a">2</a><a href="/media">1</a>',
      '<a href="/media/_/seite=2&amp;art=a/">2</a><a href="/media">1</a>',
    ],
  ])('%s', (_, page, converted) => expect(staticDocument(page, rewrite)).toBe(converted));

  it('has the policy of its page, as the first element of the head', () => {
    expect(staticDocument('<head><style></style></head>', rewrite, "script-src 'self'; frame-ancestors 'none'")).toBe(
      `<head><meta http-equiv="content-security-policy" content="script-src 'self'"><style></style></head>`,
    );
  });
});

it.each([
  ['/', true, 'index.html'],
  ['/wohnen', true, 'wohnen/index.html'],
  ['/events/7/fest/event.ics', false, 'events/7/fest/event.ics'],
  ['/404.html', true, '404.html'],
  ['/%2e%2e/%2e%2e/etc/passwd', false, 'etc/passwd'],
  [staticAddress(new URL('https://tabor.example/a?q=..%2F..%2Fx')), true, 'a/_/q=..-2F..-2Fx/index.html'],
])('filePath stores %s where a static server finds it, and never outside', (address, isDocument, path) => {
  expect(filePath(address, isDocument)).toBe(path);
});

it('redirectDocument escapes its target', () => {
  expect(redirectDocument('/a?b="&c')).toContain('content="0;url=/a?b=&quot;&amp;c"');
});
