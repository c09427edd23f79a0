import { describe, expect, it } from 'vitest';
import { represent } from '../http/representation.ts';
import { createPageStyles, usedRules } from './pageStyles.ts';

const marks = new Set(['card', 'open', 'lists=rows']);

describe('usedRules', () => {
  it.each([
    ['a rule of a class that the page has', '.card{color:red}', '.card{color:red}'],
    ['no rule of another class', '.other{color:red}.card .other{color:red}', ''],
    ['the used selectors of a rule', '.card,.other,a{color:red}', '.card,a{color:red}'],
    [
      'rules of elements and states',
      'a:hover{color:red}.card[data-hidden]{top:0}',
      'a:hover{color:red}.card[data-hidden]{top:0}',
    ],
    [
      'rules by the value of a data attribute',
      '[data-lists=rows] .card{top:0}[data-lists=open] .card{top:1px}',
      '[data-lists=rows] .card{top:0}',
    ],
    [
      'what parentheses exclude or offer',
      '.card:not(.other):is(.a,:has(.b)){top:0}',
      '.card:not(.other):is(.a,:has(.b)){top:0}',
    ],
    [
      'groups with a used rule',
      '@layer a{@media print{.card{top:0}.other{top:0}}}@media print{.other{top:0}}',
      '@layer a{@media print{.card{top:0}}}',
    ],
    [
      'faces, frames and statements',
      '@layer a,b;@font-face{src:url(/a.woff2)}@keyframes k{0%{top:0}}',
      '@layer a,b;@font-face{src:url(/a.woff2)}@keyframes k{0%{top:0}}',
    ],
  ])('prints %s', (_, css, expected) => {
    expect(usedRules(css)(marks)).toBe(expected);
  });
});

describe('createPageStyles', () => {
  const sheet = '.card{color:red}.late{top:0}';
  const files = new Map([['/assets/styles-1.css', represent(200, {}, { identity: Buffer.from(sheet) })]]);
  const link = '<link rel="stylesheet" href="/assets/styles-1.css"/>';
  const page = (body: string): string => `<head>${link}<style>:root{--a:1}</style></head><body>${body}</body>`;
  const styled = createPageStyles(files);

  it('puts the used rules behind the theme, in place of the sheet', () => {
    const { html, rules } = styled(page('<p class="card wide">$&</p>'));
    expect(rules).toBe('.card{color:red}');
    expect(html).toBe(`<head><style>:root{--a:1}${rules}</style></head><body><p class="card wide">$&</p></body>`);
  });

  it.each(['<div data-island="Application"></div>', '<form method="get" aria-controls="jobs"></form>'])(
    'adds the whole sheet at the end of a page that grows: %s',
    (body) => {
      expect(styled(page(body)).html).toBe(`<head><style>:root{--a:1}</style></head><body>${body}${link}</body>`);
    },
  );

  it('prints the rules of each page, whichever came before', () => {
    const late = '.late{top:0}';
    const rules = ['late', 'card', 'late'].map((name) => styled(page(`<p class="${name}"></p>`)).rules);
    expect(rules).toEqual([late, '.card{color:red}', late]);
  });

  it('leaves a sheet that it does not know', () => {
    const unknown = page('').replace('styles-1', 'styles-2');
    expect(styled(unknown)).toEqual({ html: unknown, rules: '' });
  });
});
