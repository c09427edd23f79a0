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

describe('the policy of a page', () => {
  const { html, policy } = withPolicy(rendered, nonce);

  it('knows the scripts that were rendered with it, and no other', () => {
    const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
    expect(allowed).toEqual(["'self'", hash(speculationRules), hash('window.context = "\n"'), hash('import "/a.js"')]);
  });

  it('knows the colours in the head, and no other style', () => {
    expect(/style-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual(["'self'", hash(':root{--a:1}')]);
  });

  it('allows nothing that is not named, and nothing unsafe', () => {
    expect(policy.startsWith("default-src 'none';")).toBe(true);
    expect(policy).not.toMatch(/unsafe|\*|https?:|nonce/);
    for (const closed of ['base-uri', 'frame-ancestors']) expect(policy).toContain(`${closed} 'none'`);
  });

  it('leaves no nonce in the page, as the page is kept', () => {
    expect(html).not.toContain('nonce');
    expect(html).toContain('<script type="module" async="">import');
  });
});
