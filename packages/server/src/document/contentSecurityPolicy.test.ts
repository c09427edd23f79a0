import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withPolicy } from './contentSecurityPolicy.ts';
import { speculationRules } from './speculationRules.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const nonce = '4c7ff1f6-71a8-4f6a-9c41-000000000000';
const rendered = [
  '<html><head><style>:root{--a:1}</style>',
  `<link rel="stylesheet" href="/a.css" nonce="${nonce}"/></head><body><style>p{}</style>`,
  `<script nonce="${nonce}">window.context = "\n"</script>`,
  `<script type="module" async="" nonce="${nonce}">import "/a.js"</script>`,
  `<script nonce="${nonce}" src="/b.js"></script>`,
  '<script>steal()</script><script type="application/ld+json">{}</script></body></html>',
].join('');

describe('withPolicy', () => {
  const { html, policy } = withPolicy(rendered, nonce);

  it('allows only the scripts that were rendered with the nonce', () => {
    const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
    expect(allowed).toEqual(["'self'", hash(speculationRules), hash('window.context = "\n"'), hash('import "/a.js"')]);
  });

  it('allows only the inline styles in the head', () => {
    expect(/style-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual(["'self'", hash(':root{--a:1}')]);
  });

  it('denies by default and contains no unsafe source', () => {
    expect(policy.startsWith("default-src 'none';")).toBe(true);
    expect(policy).not.toMatch(/unsafe|\*|https?:|nonce/);
    for (const directive of ['base-uri', 'frame-ancestors']) expect(policy).toContain(`${directive} 'none'`);
  });

  it('removes the nonce, as the page is cached', () => {
    expect(html).not.toContain('nonce');
    expect(html).toContain('<script type="module" async="">import');
  });
});
