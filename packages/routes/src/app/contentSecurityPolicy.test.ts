import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codeTimeout } from '../layout/Island/codeTimeout.ts';
import { contentSecurityPolicy, inlineSource } from './contentSecurityPolicy.server.ts';
import { startEntry } from './documentScripts.ts';
import { speculationRules } from './speculationRules.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directives = new Map(
  contentSecurityPolicy(inlineSource(':root{--a:1}'))
    .split('; ')
    .map((directive) => directive.split(' '))
    .map(([name = '', ...sources]) => [name, sources]),
);

describe('contentSecurityPolicy', () => {
  it('allows no inline scripts but the speculation rules, the start of the entry and the timer of islands', () => {
    expect(directives.get('script-src')).toEqual(["'self'", ...[speculationRules, startEntry, codeTimeout].map(hash)]);
  });

  it('allows no inline style but the theme', () => {
    expect(directives.get('style-src')).toEqual(["'self'", hash(':root{--a:1}')]);
  });

  it('denies by default and contains no unsafe source', () => {
    expect(directives.get('default-src')).toEqual(["'none'"]);
    for (const name of ['base-uri', 'frame-ancestors']) expect(directives.get(name)).toEqual(["'none'"]);
    expect([...directives.values()].flat().join(' ')).not.toMatch(/unsafe|\*|https?:|nonce/);
  });
});
