import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tenants } from '@group/themes/registry';
import { describe, expect, it } from 'vitest';
import type { Example } from './example.ts';
import { pictureFile, readExamples } from './readExamples.ts';
import { swissInstant } from '../content/swissTime.ts';

const examples = readExamples();

/** Composed pages of the specification's route table. */
const composedPages = [
  '/wohnen',
  '/wohnen/haus-umgebung',
  '/wohnen/veranstaltungen',
  '/pflege-betreuung',
  '/gastronomie',
  '/ueber-uns',
  '/jobs',
  '/jobs/ausbildung',
  '/kontakt',
  '/unsere-haeuser',
  '/datenschutz',
];

/** Routes that need no composed page. */
const screens = [
  '/',
  '/jobs/offene-stellen',
  '/jobs/schnellbewerbung',
  '/impressum',
  '/mail-signatur',
  '/auth',
  '/intern',
];
/** Routes that the multilingual tenant does not have. */
const standardScreens = ['/events', '/media', '/jobs/offene-lehrstellen'];

const isMultilingual = ({ translations }: Example): boolean => Object.keys(translations).length > 0;

const blocksOf = (example: Example) => {
  const translated = Object.values(example.translations).flatMap(({ pages }) => Object.values(pages));
  return [...Object.values(example.pages), ...translated].flatMap(({ blocks }) => blocks);
};

/** All paths of a tenant's website. */
function pathsOf(example: Example): Set<string> {
  const { houses, pages, redirects } = example;
  return new Set([
    ...screens,
    ...(isMultilingual(example) ? [] : standardScreens),
    ...Object.keys(pages),
    ...houses.map(({ id }) => `/unsere-haeuser/${id}`),
    ...Object.keys(redirects),
  ]);
}

/** All link targets in an example. */
function linksOf(example: Example): string[] {
  const frames = [example.frame, ...Object.values(example.translations).map(({ frame }) => frame)];
  return [
    ...frames.flatMap(({ nav, footer }) => [...nav, ...Object.values(footer).flat()].map(({ link }) => link)),
    ...blocksOf(example).flatMap((block) => {
      if (block.type === 'call-to-action') return [block.link];
      return block.type === 'doors' ? block.doors.map(({ link }) => link) : [];
    }),
    ...Object.values(example.redirects),
    ...example.events.flatMap(({ registrationLink }) => registrationLink ?? []),
  ];
}

it.each([
  ['a wrong date', 'bauma/events.json', /"startsAt": "[^"]+"/, '"startsAt": "morgen"', /bauma[^]*startsAt/],
  ['an unknown field', 'bauma/houses.json', '"name"', '"nam"', /bauma[^]*Unrecognized key: "nam"/],
  ['a missing translation', 'rivabella/en/jobs.json', '"workplace"', '"place"', /rivabella[^]*workplace/],
])('rejects %s with the tenant and the field', (_, file, text, mistake, message) => {
  const seed = mkdtempSync(join(tmpdir(), 'seed-'));
  try {
    cpSync(join(import.meta.dirname, '../../seed'), seed, {
      recursive: true,
      filter: (path) => !path.endsWith('.webp'),
    });
    const path = join(seed, 'tenants', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(text, mistake));
    expect(() => readExamples(seed)).toThrow(message);
  } finally {
    rmSync(seed, { recursive: true });
  }
});

it('has unique slugs and ids across all tenants', () => {
  for (const ids of [
    examples.flatMap(({ articles }) => articles),
    examples.flatMap(({ jobs }) => jobs),
    examples.flatMap(({ events }) => events),
    examples.flatMap(({ houses }) => houses),
  ].map((entries) => entries.map(({ id }) => id))) {
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it('uses every kind of block and event', () => {
  const types = new Set(examples.flatMap((example) => blocksOf(example).map(({ type }) => type)));
  for (const type of [
    'hero',
    'doors',
    'company-logos',
    'text',
    'text-with-picture',
    'news',
    'vacancy-teaser',
    'gallery',
    'journey',
    'people',
    'quote',
    'questions',
    'downloads',
    'call-to-action',
    'advantages',
    'events',
    'houses',
    'house-finder',
    'facts',
    'prices',
    'opening-hours',
  ]) {
    expect(types).toContain(type);
  }
  const events = examples.flatMap((example) => example.events);
  expect(events.some(({ cancelled }) => cancelled)).toBe(true);
  expect(events.some(({ audience }) => audience === 'residents')).toBe(true);
  expect(events.some(({ startsAt }) => startsAt < '2026-11-21')).toBe(true);
});

it('leaves some texts of rivabella untranslated in every language, to show the fallback', () => {
  const rivabella = examples.find(({ key }) => key === 'rivabella');
  const left = Object.values(rivabella?.translations ?? {}).map(({ pages, events, downloads }) => [
    '/s/hausordnung' in pages,
    'rivabella-kamelien' in events,
    'willkommen' in downloads,
    '/wohnen' in pages,
  ]);
  expect(left.length).toBe(3);
  for (const each of left) {
    expect(each.slice(0, 3)).toContain(false);
    expect(each[3]).toBe(true);
  }
});

it.each([
  ['2026-12-06T15:00', '2026-12-06T14:00:00.000Z'],
  ['2027-05-12T09:30', '2027-05-12T07:30:00.000Z'],
])('converts the Swiss local time %s to %s', (local, instant) => {
  expect(swissInstant(local)).toBe(instant);
});

describe.each(examples.map((example) => [example.key, example] as const))('the example of %s', (key, example) => {
  const { people, downloads, events, houses, trainingPositions } = example;

  it('is complete', () => {
    const paths = Object.keys(example.pages);
    expect(paths).toEqual(expect.arrayContaining(composedPages));
    expect(paths.filter((path) => path.startsWith('/s/')).length).toBeGreaterThanOrEqual(2);
    expect(paths.filter((path) => path.startsWith('/v/')).length).toBe(isMultilingual(example) ? 0 : 1);
    expect(events.length).toBeGreaterThanOrEqual(4);
    expect(houses.length).toBeGreaterThanOrEqual(1);
    expect(trainingPositions.length).toBeGreaterThanOrEqual(2);
    expect(people.length).toBeGreaterThanOrEqual(4);
    expect(downloads.length).toBeGreaterThanOrEqual(2);
    expect(Object.keys(example.redirects).length).toBeGreaterThanOrEqual(1);
    expect(example.imprint.registrationNumber).toBe('CHE-000.000.000');
  });

  it('links only to existing paths', () => {
    const paths = pathsOf(example);
    const broken = linksOf(example).filter((link) => link.startsWith('/') && !paths.has(link));
    expect(broken).toEqual([]);
    for (const from of Object.keys(example.redirects)) {
      expect([...screens, ...standardScreens, ...Object.keys(example.pages)]).not.toContain(from);
    }
  });

  it('references only its own pictures, people and documents', () => {
    const { pictures, articles } = example;
    expect(Object.keys(pictures).length).toBeGreaterThanOrEqual(5);
    expect(Object.keys(pictures).filter((name) => !existsSync(pictureFile(key, name)))).toEqual([]);
    const blocks = blocksOf(example);
    const galleries = blocks.flatMap((block) => (block.type === 'gallery' ? [...block.pictures] : []));
    const single = [...blocks, ...articles, ...events, ...houses, ...trainingPositions];
    const shown = single.flatMap((each) => ('picture' in each && each.picture ? [each.picture] : []));
    const more = houses.flatMap((house) => house.pictures);
    expect(Object.keys(pictures)).toEqual(expect.arrayContaining([...galleries, ...shown, ...more]));
    const portrayed = blocks.flatMap((block) => (block.type === 'people' ? [...block.people] : []));
    expect(people.map(({ id }) => id)).toEqual(expect.arrayContaining(portrayed));
    const offered = blocks.flatMap((block) => (block.type === 'downloads' ? [...block.downloads] : []));
    expect(downloads.map(({ id }) => id)).toEqual(expect.arrayContaining(offered));
  });

  it('has no event that ends before it begins', () => {
    for (const { id, startsAt, endsAt = '9999' } of events) expect(`${startsAt} ${id}` < `${endsAt} ${id}`).toBe(true);
  });

  it('has no real phone number, address or website, and uses Swiss spelling', () => {
    const phones = [example.phone, ...people.flatMap(({ phone }) => phone ?? [])];
    expect(phones.filter((phone) => !phone.endsWith(' 000 00 00'))).toEqual([]);
    const words = JSON.stringify(example);
    const hosts = words.matchAll(/(?:https?:\/\/|[\w.-]+@)([\w.-]*\w)/g);
    expect([...hosts].map(([, host = '']) => host).filter((host) => !host.endsWith('.example'))).toEqual([]);
    expect(words).not.toContain('ß');
  });

  it('names no other tenant, except for the holding', () => {
    const words = JSON.stringify(example, (field, value: unknown) => (field === 'companies' ? [] : value));
    // Names without the type of house: «Digallo» alone would also be a foreign name.
    const others = tenants
      .filter((tenant) => key !== 'digallo' && tenant.key !== key)
      .map(({ name }) => name.replace(/ (?:Gruppe|Stiftung)$/, ''));
    expect(others.filter((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(words))).toEqual([]);
  });

  it('has complete translations of existing German texts only', () => {
    for (const translation of Object.values(example.translations)) {
      expect(Object.keys(translation.articles)).toEqual(example.articles.map(({ id }) => id));
      expect(Object.keys(translation.jobs)).toEqual(example.jobs.map(({ id }) => id));
      expect(Object.keys(example.pages)).toEqual(expect.arrayContaining(Object.keys(translation.pages)));
      const ids = [events, houses, trainingPositions, people, downloads].flat().map(({ id }) => id);
      const { events: e, houses: h, trainingPositions: t, people: p, downloads: d } = translation;
      expect(ids).toEqual(expect.arrayContaining(Object.keys({ ...e, ...h, ...t, ...p, ...d })));
    }
  });
});

it('opens each homepage with the same two blocks, and composes the rest of each differently', () => {
  const orders = examples.map(({ pages }) => (pages['/']?.blocks ?? []).map(({ type }) => type));
  expect(new Set(orders.map((types) => types.slice(0, 2).join()))).toEqual(new Set(['hero,doors']));
  expect(new Set(orders.map((types) => types.join())).size).toBe(examples.length);
});

it.each(examples)('the pages of $key show no picture twice in their own blocks', ({ pages, translations }) => {
  const all = [pages, ...Object.values(translations).map((translation) => translation.pages)];
  const repeated = all.flatMap((each) =>
    Object.entries(each).flatMap(([path, { blocks }]) => {
      const shown = blocks.flatMap((block) => {
        if (block.type === 'gallery') return block.pictures;
        return 'picture' in block && block.picture !== undefined ? [block.picture] : [];
      });
      return new Set(shown).size < shown.length ? [path] : [];
    }),
  );
  expect(repeated).toEqual([]);
});
