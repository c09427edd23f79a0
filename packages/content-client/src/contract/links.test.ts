import { describe, expect, it } from 'vitest';
import { normaliseLink } from './links.ts';

describe('normaliseLink', () => {
  it.each([
    ['tel:044 000 00 00', 'tel:+41440000000'],
    ['TEL: +41 (0)44 000 00 00', 'tel:+41440000000'],
    ['044 000 00 00', 'tel:+41440000000'],
    ['mailto: heim@tabor.example ', 'mailto:heim@tabor.example'],
    ['heim@tabor.example', 'mailto:heim@tabor.example'],
    ['www.tabor.example/wohnen', 'https://www.tabor.example/wohnen'],
    ['https://tabor.example/ein plan.pdf', 'https://tabor.example/ein%20plan.pdf'],
    ['https://user@tabor.example', 'https://user@tabor.example'],
    [' /wohnen ', '/wohnen'],
    ['#platz', '#platz'],
    ['https://tabor.example/wohnen\u200b', 'https://tabor.example/wohnen'],
    ['Https://tabor.example', 'https://tabor.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('writes %j as %s', (typed, link) => expect(normaliseLink(typed)).toBe(link));
});
