import { expect, it } from 'vitest';
import { components } from './components.ts';
import { configurationFields } from './configuration.ts';
import { collections } from './contentTypes.ts';
import type { Fields } from './description.ts';
import { internalTypes } from './internal.ts';
import { submissionTypes } from '../submissions/submissionTypes.ts';
import { page } from './page.ts';
import { linkField, phoneFormat } from './fields.ts';

const descriptions = [
  ...collections,
  ...Object.values(components),
  ...Object.values(internalTypes),
  ...Object.values(submissionTypes),
  { fields: configurationFields },
];

it.each(descriptions)('names each value of an enumeration for editors', ({ fields }: { fields: Fields }) => {
  const enumerations = Object.entries(fields).filter(([, { type }]) => type === 'enumeration');
  const named = enumerations.map(([name, field]) => [name, Object.keys(field.names ?? {})]);
  expect(named).toEqual(enumerations.map(([name, field]) => [name, field.enum]));
});

it.each(descriptions)('says how to correct a value that a pattern rejects', ({ fields }: { fields: Fields }) => {
  const patterned = Object.entries(fields).filter(([, field]) => field.regex);
  expect(patterned.filter(([, field]) => !field.correction).map(([name]) => name)).toEqual([]);
});

const accepts = (pattern: unknown, value: string) => new RegExp(String(pattern)).test(value);

it.each([
  '/',
  '/wohnen',
  '/s/a?b=c#d',
  'https://haus.example/a',
  'https://haus.example:8443?b',
  'mailto:a@b.example',
  'tel:+41440000000',
  'tel:044 000 00 00',
  'www.haus.example',
  'WWW.haus.example/a?b',
  'www.haus.example:8443?b',
  'heim@haus.example',
  '044 000 00 00',
  '+41 (0)44 000 00 00',
  ' /wohnen ',
  'Https://haus.example',
])('accepts the link %s', (link) => {
  expect(accepts(linkField({}).regex, link)).toBe(true);
});

it.each([
  '',
  'wohnen',
  '//boese.example',
  '/\\boese.example',
  'http://haus.example',
  'javascript:alert(1)',
  'https://',
  'https://haus.example:Seite',
  'mailto:',
  'data:text/html,x',
  'www.',
  'www.haus',
  'www.haus.example:Seite',
  'a@b',
  '12 345',
  '/a b',
])('rejects the link %j', (link) => {
  expect(accepts(linkField({}).regex, link)).toBe(false);
});

it.each([
  ['/', true],
  ['/wohnen', true],
  ['/s/agb-2027', true],
  ['/wohnen ', true],
  ['wohnen', false],
  ['/Wohnen', false],
  ['/wohnen/', false],
  ['/über', false],
  ['/a b', false],
])('validates the path %j of a page: %s', (path, valid) => {
  expect(accepts(page.fields.path.regex, path)).toBe(valid);
});

it.each([
  ['044 000 00 00', true],
  ['044\u00a0000\u00a000\u00a000', true],
  [' +41 44 000 00 00 ', true],
  ['044/000 00 00', false],
  ['044', false],
])('validates the phone number %j as displayed: %s', (phone, valid) => {
  expect(accepts(phoneFormat.regex, phone)).toBe(valid);
});
