import { inlineSource } from '@group/routes/app/contentSecurityPolicy.server';
import { describe, expect, it } from 'vitest';
import { represent } from '../http/representation.ts';
import { createPageStyles, usedRules } from './pageStyles.ts';

const marks = new Set(['card', 'open', 'lists=rows']);

const face = (family: string): string => `@font-face{font-family:${family};src:url(/a.woff2)}`;
const styleIn = (html: string): string => /<style>(.*?)<\/style>/.exec(html)?.[1] ?? '';

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
      'no rule of what an element does not contain',
      'html:has(.other) p{top:0}html:has(> .card) p{top:0}',
      'html:has(> .card) p{top:0}',
    ],
    ['what must not be contained', 'p:not(:has(.other)){top:0}', 'p:not(:has(.other)){top:0}'],
    [
      'groups with a used rule',
      '@layer a{@media print{.card{top:0}.other{top:0}}}@media print{.other{top:0}}',
      '@layer a{@media print{.card{top:0}}}',
    ],
    [
      'containers with a used rule',
      '@container (min-width:9rem){.card{top:0}.other{top:0}}@container (min-width:9rem){.other{top:0}}',
      '@container (min-width:9rem){.card{top:0}}',
    ],
    ['frames and statements', '@layer a,b;@keyframes k{0%{top:0}}', '@layer a,b;@keyframes k{0%{top:0}}'],
  ])('prints %s', (_, css, expected) => {
    expect(usedRules(css)(marks)).toBe(expected);
  });
});

it('prints the faces that the rules or the theme name', () => {
  const css = [face('Body'), face('"Wide Face"'), face('Other'), '.card{font-family:Body}'].join('');
  const theme = ":root{--voice:'Wide Face',sans-serif}";
  expect(usedRules(css)(marks, theme)).toBe(`.card{font-family:Body}${face('Body')}${face('"Wide Face"')}`);
});

describe('createPageStyles', () => {
  const sheet = '.card{color:red}.late{top:0}';
  const files = new Map([['/assets/styles-1.css', represent(200, {}, { identity: Buffer.from(sheet) })]]);
  const link = '<link rel="stylesheet" href="/assets/styles-1.css"/>';
  const page = (body: string): string => `<head>${link}<style>:root{--a:1}</style></head><body>${body}</body>`;
  const styles = createPageStyles(files);
  const styled = (html: string) => {
    const { body, styleSource } = styles(html);
    return { html: String(body), styleSource };
  };

  it('puts the used rules behind the theme, in place of the sheet', () => {
    const { html, styleSource } = styled(page('<p class="card wide">$&</p>'));
    const style = ':root{--a:1}.card{color:red}';
    expect(html).toBe(`<head><style>${style}</style></head><body><p class="card wide">$&</p></body>`);
    expect(styleSource).toBe(inlineSource(style));
  });

  it.each(['<div data-island="Application"></div>', '<form method="get" aria-controls="jobs"></form>'])(
    'adds the whole sheet at the end of a page that grows: %s',
    (body) => {
      expect(styled(page(body)).html).toBe(`<head><style>:root{--a:1}</style></head><body>${body}${link}</body>`);
    },
  );

  it('prints the rules of each page, whichever came before', () => {
    const late = ':root{--a:1}.late{top:0}';
    const texts = ['late', 'card', 'late'].map((name) => styleIn(styled(page(`<p class="${name}"></p>`)).html));
    expect(texts).toEqual([late, ':root{--a:1}.card{color:red}', late]);
  });

  it('keeps the themes of pages with the same attributes apart', () => {
    const other = page('').replace('--a:1', '--a:2');
    expect([page(''), other].map((each) => styleIn(styled(each).html))).toEqual([':root{--a:1}', ':root{--a:2}']);
  });

  it('leaves a page without a style', () => {
    const bare = `<head>${link}</head><body></body>`;
    expect(styled(bare)).toEqual({ html: bare, styleSource: '' });
  });

  it('leaves a sheet that it does not know', () => {
    const unknown = page('').replace('styles-1', 'styles-2');
    expect(styled(unknown)).toEqual({ html: unknown, styleSource: inlineSource(':root{--a:1}') });
  });
});
