import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { alertMonths, hoursToConfirm } from '@group/content-client/contract/alertLink';
import { blocks as blockTypes } from '@group/content-client/contract/content/blocks';
import { indexRedirects } from '@group/content-client/contract/formerAddress';
import { tenants } from '@group/themes/registry';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkEntry } from '../features/checks/checkEntry.ts';
import { phoneDigits } from '../features/checks/contacts.ts';
import { readEntry } from '../features/checks/entry.ts';
import type { Site } from '../features/checks/site.ts';
import { deviceLifetimeMs } from '../features/signIn/devices.ts';
import { visitRetentionDays, wishRetentionDays } from '../features/submissions/retentionPeriods.ts';
import type { Example, ExampleBlock } from './example.ts';
import { pictureFile, readExamples, selectExamples } from './readExamples.ts';
import { richText } from './richText.ts';

const story = z.looseObject({
  id: z.string(),
  title: z.string(),
  teaser: z.string(),
  body: z.array(z.string()).default([]),
  picture: z.string().optional(),
});
const event = story.extend({
  startsAt: z.string(),
  endsAt: z.string().optional(),
  audience: z.string().optional(),
  cancelled: z.boolean().optional(),
});
const lists = z.object({
  articles: z.array(story).default([]),
  events: z.array(event),
  trainingPositions: z.array(story),
});

const examples = readExamples().map((example) => ({ ...example, ...lists.parse(example) }));

/** The entries of a list: of an example in their order, of a translation by id. */
const listIn = (owner: object, list: string) =>
  z
    .array(z.looseObject({}))
    .or(z.record(z.string(), z.looseObject({})))
    .parse(Reflect.get(owner, list) ?? []);

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

const isMultilingual = ({ translations }: Example): boolean => Object.keys(translations).length > 0;

const blocksOf = (example: Example) => {
  const translated = Object.values(example.translations).flatMap(({ pages }) => Object.values(pages));
  return [...Object.values(example.pages), ...translated].flatMap(({ blocks }) => blocks);
};

const names = (value: unknown): string[] => z.array(z.string()).parse(value ?? []);

const picturesIn = ({ picture, pictures }: ExampleBlock): string[] => [
  ...names(pictures),
  ...(typeof picture === 'string' ? [picture] : []),
];

/** Those that stand in a list more than once. */
const repeated = (list: readonly string[]): string[] => list.filter((each, at) => list.indexOf(each) < at);

const richTextFields: ReadonlySet<string> = new Set([
  'body',
  'answer',
  'publicTransport',
  'byCar',
  'disclaimers',
  'copyright',
]);

/** Rich text and pictures of an example, as the database has them. */
function stored(example: Example, value: unknown, field = ''): unknown {
  if (field === 'picture' && typeof value === 'string') {
    return { id: 1, name: value, mime: 'image/jpeg', alternativeText: example.pictures[value] };
  }
  if (field === 'pictures' && Array.isArray(value)) return value.map((name) => stored(example, name, 'picture'));
  if (richTextFields.has(field)) return richText(z.array(z.string()).parse(value));
  if (Array.isArray(value)) return value.map((each) => stored(example, each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, stored(example, each, name)]));
}

/** The entries of an example by type, in all its languages. */
function entriesOf(example: Example): [type: string, locale: string, entry: object][] {
  const german: [string, object][] = [
    ...Object.entries(example.redirects).map(([from, to]): [string, object] => ['redirect', { from, to }]),
    ...example.people.map((person): [string, object] => ['person', person]),
  ];
  const texts = [['de-CH', example] as const, ...Object.entries(example.translations)];
  return [
    ...german.map(([type, entry]): [string, string, object] => [type, 'de-CH', entry]),
    ...texts.flatMap(([locale, { frame, pages, imprint, ...others }]) => {
      const entries: [string, object][] = [
        [`konfiguration-${example.key}`, { Nav: frame.nav, Fusszeile: Object.values(frame.footer).flat() }],
        ['imprint', imprint],
        ...Object.entries(pages).map(([path, page]): [string, object] => [
          'page',
          {
            ...page,
            path,
            blocks: page.blocks.map(({ type, ...block }: ExampleBlock) => ({
              __component: `blocks.${type}`,
              ...block,
            })),
          },
        ]),
        ...['article', 'job', 'event', 'house', 'trainingPosition', 'download'].flatMap((type) =>
          Object.values(listIn(others, `${type}s`)).map((entry): [string, object] => [
            type === 'trainingPosition' ? 'training-position' : type,
            entry,
          ]),
        ),
      ];
      return entries.map(([type, entry]): [string, string, object] => [type, locale, entry]);
    }),
  ];
}

/** The website of an example. */
function siteOf({ key, pages, redirects, houses, phone, email }: Example): Site {
  const tenant = tenants.find((candidate) => candidate.key === key);
  if (!tenant) throw new Error(`There is no tenant ${key}.`);
  const none: ReadonlySet<string> = new Set();
  return {
    tenant,
    pages: new Set(Object.keys(pages)),
    drafts: none,
    redirects: indexRedirects(Object.entries(redirects).map(([from, to]) => ({ from, to }))),
    entries: { event: none, article: none, job: none, house: new Set(houses.map(({ id }) => id)) },
    files: none,
    phones: new Set([phoneDigits(phone)]),
    mails: new Set([email]),
    deadLinks: none,
    now: new Date(),
  };
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

const selected = (...keys: string[]) => selectExamples(examples, keys).map(({ key }) => key);

describe('selectExamples', () => {
  it('takes all tenants, or those that are named', () => {
    expect(selected()).toEqual(examples.map(({ key }) => key));
    expect(selected('tabor', 'bauma')).toEqual(['tabor', 'bauma']);
  });

  it('rejects a key of no tenant, and names those that there are', () => {
    expect(() => selected('tabr', 'bauma')).toThrow(/^There is no tenant tabr\. The tenants are digallo, .*tabor/);
  });
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
  expect([...types].toSorted()).toEqual(Object.keys(blockTypes).toSorted());
  const events = examples.flatMap((example) => example.events);
  expect(events.some(({ cancelled }) => cancelled)).toBe(true);
  expect(events.some(({ audience }) => audience === 'residents')).toBe(true);
  expect(events.some(({ startsAt }) => startsAt < '2026-11-21')).toBe(true);
});

const deviceDays = deviceLifetimeMs / 86_400_000;

it('says in each privacy statement for how long the service keeps visits and subscriptions, and browsers a cookie', () => {
  const statements = examples.flatMap((example) => [
    example.pages['/datenschutz'],
    ...Object.values(example.translations).map(({ pages }) => pages['/datenschutz']),
  ]);
  for (const statement of statements) {
    const numbers = JSON.stringify(statement).match(/\d+/g)?.map(Number);
    expect(numbers).toEqual(
      expect.arrayContaining([visitRetentionDays, wishRetentionDays, alertMonths, hoursToConfirm, deviceDays]),
    );
  }
});

/** What a resident pays at most of care, in francs a day; the federal cap of 2020. */
const maxCareShare = 23;
const averageMonthDays = 365 / 12;

/** As pages write amounts; versions of Intl differ in the apostrophe. */
const grouped = (francs: number): string => francs.toLocaleString('de-CH').replaceAll("'", '’');

const tariffList = z.array(
  z.object({ rooms: z.array(z.object({ roomPerDay: z.number(), supportPerDay: z.number() })).min(1) }),
);

const roomsOf = (houses: readonly { tariffs: unknown }[]) =>
  houses.flatMap(({ tariffs }) => tariffList.parse(tariffs)).flatMap(({ rooms }) => rooms);

it('has a tariff for at least one care home of each tenant that sells care by the day, the same in each language', () => {
  const withTariff = examples.filter(({ houses }) => roomsOf(houses).length > 0);
  expect(withTariff.map(({ key }) => key).toSorted()).toEqual(
    ['bauma', 'geeren', 'hinderzelg', 'kreuzstift', 'rivabella', 'rosengarten', 'tabor', 'waeckerling'].toSorted(),
  );
  for (const { houses, translations } of withTariff) {
    for (const translation of Object.values(translations)) {
      const amounts = (all: ReturnType<typeof roomsOf>) =>
        all.map(({ roomPerDay, supportPerDay }) => [roomPerDay, supportPerDay]);
      expect(amounts(roomsOf(Object.values(translation.houses)))).toEqual(amounts(roomsOf(houses)));
    }
  }
});

it('says on each page with prices of care the sums of the tariff, grouped as the tariff is', () => {
  const told = examples.flatMap((example) => {
    const sums = roomsOf(example.houses).map(({ roomPerDay, supportPerDay }) => roomPerDay + supportPerDay);
    const [least, most] = [Math.min(...sums), Math.max(...sums) + maxCareShare];
    const range = [least, most, ...[least, most].map((day) => Math.round((day * averageMonthDays) / 10) * 10)];
    return blocksOf(example).flatMap(({ type, note, prices }: ExampleBlock) => {
      if (type !== 'prices' || !/\bBetreuung|Support|assistenza|accompagnement/i.test(JSON.stringify([note, prices])))
        return [];
      return [[example.key, range.filter((sum) => !String(note).includes(grouped(sum)))]];
    });
  });
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(([, missing]) => missing?.length !== 0)).toEqual([]);
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

  it('passes the checks that block publishing', () => {
    const site = siteOf(example);
    const found = entriesOf(example).flatMap(([type, locale, entry]) => {
      const row = Object.entries(entry).map(([name, value]) => [name, stored(example, value, name)]);
      return checkEntry(readEntry(type, { ...Object.fromEntries(row), locale }), site);
    });
    expect(found.filter(({ blocks }) => blocks)).toEqual([]);
  });

  it('answers applications within the working days that it promises', () => {
    const promised = {
      'nächsten Arbeitstag': 1,
      'zwei Arbeitstagen': 2,
      'drei Arbeitstagen': 3,
      'fünf Arbeitstagen': 5,
      'einer Woche': 5,
    };
    const { applicationReply } = example.frame;
    const days = Object.entries(promised).flatMap(([words, number]) =>
      applicationReply.includes(words) ? [number] : [],
    );
    expect(days).toEqual([example.applicationReplyDays]);
  });

  it('references only its own pictures, people and documents', () => {
    const { pictures, articles } = example;
    expect(Object.keys(pictures).length).toBeGreaterThanOrEqual(9);
    const blocks = blocksOf(example);
    const single = [...articles, ...events, ...houses, ...trainingPositions];
    const shown = [...blocks.flatMap(picturesIn), ...single.flatMap(({ picture = [] }) => picture)];
    const more = houses.flatMap((house) => house.pictures);
    expect(new Set([...shown, ...more])).toEqual(new Set(Object.keys(pictures)));
    expect(readdirSync(dirname(pictureFile(key, ''))).toSorted()).toEqual(
      Object.keys(pictures)
        .map((name) => `${name}.webp`)
        .toSorted(),
    );
    expect(people.map(({ id }) => id)).toEqual(expect.arrayContaining(example.portraits));
    const portrayed = blocks.flatMap((block: ExampleBlock) => names(block['people']));
    expect(people.map(({ id }) => id)).toEqual(expect.arrayContaining(portrayed));
    const offered = blocks.flatMap((block: ExampleBlock) => names(block['downloads']));
    expect(downloads.map(({ id }) => id)).toEqual(expect.arrayContaining(offered));
  });

  it('has pictures as wide as the widest window draws them, in small files', async () => {
    const files = Object.keys(example.pictures).map((name) => pictureFile(key, name));
    const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
    expect(sizes.filter(({ width, height }) => width < 1920 || height < 1280)).toEqual([]);
    expect(files.filter((file) => statSync(file).size > 120_000)).toEqual([]);
  });

  it('has no picture under two names', () => {
    const hashes = Object.keys(example.pictures).map((name) =>
      createHash('sha256')
        .update(readFileSync(pictureFile(key, name)))
        .digest('hex'),
    );
    expect(repeated(hashes)).toEqual([]);
  });

  it('describes each picture in other words, in all its languages', () => {
    const texts = Object.values(example.pictures);
    expect(new Set(texts).size).toBe(texts.length);
    for (const { pictures } of Object.values(example.translations)) {
      expect(Object.keys(pictures)).toEqual(Object.keys(example.pictures));
    }
  });

  it('opens each page with a title and a picture that open no other', () => {
    const heroes = Object.values(example.pages).flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'hero'));
    const pictures = heroes.flatMap(picturesIn);
    expect(pictures.length).toBeGreaterThanOrEqual(9);
    expect(repeated(pictures)).toEqual([]);
    expect(repeated(heroes.map((hero: ExampleBlock) => String(hero['title'])))).toEqual([]);
  });

  it('shows each house and each occupation in a picture of its own', () => {
    for (const list of [houses, trainingPositions]) {
      expect(repeated(list.flatMap(({ picture = [] }) => picture))).toEqual([]);
    }
  });

  it('shows what the text of an article or event names', () => {
    const unnamed = [...example.articles, ...events].filter(({ picture, title, teaser, body }) => {
      const words = [title, teaser, ...body].join(' ').toLocaleLowerCase();
      // The first letters of a noun, as it may stand in the plural or in a compound.
      const nouns = (example.pictures[picture ?? ''] ?? '').match(/\p{Lu}\p{Ll}+/gu) ?? [];
      return picture && !nouns.some((noun) => words.includes(noun.slice(0, 4).toLocaleLowerCase()));
    });
    expect(unnamed.map(({ id, picture }) => `${id}: ${picture}`)).toEqual([]);
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

  it('has every text, and no other, in each of its languages', () => {
    const translations = Object.values(example.translations);
    expect(translations).toHaveLength(key === 'rivabella' ? 3 : 0);
    for (const translation of translations) {
      expect(Object.keys(translation.pages).toSorted()).toEqual(Object.keys(example.pages).toSorted());
      for (const list of [
        'articles',
        'jobs',
        'events',
        'houses',
        'trainingPositions',
        'people',
        'downloads',
      ] as const) {
        const ids = example[list].map(({ id }) => id);
        expect(Object.keys(listIn(translation, list)).toSorted()).toEqual(ids.toSorted());
      }
    }
  });
});

it('opens each homepage with the same two blocks, and composes the rest of each differently', () => {
  const orders = examples.map(({ pages }) => (pages['/']?.blocks ?? []).map(({ type }) => type));
  expect(new Set(orders.map((types) => types.slice(0, 2).join()))).toEqual(new Set(['hero,doors']));
  expect(new Set(orders.map((types) => types.join())).size).toBe(examples.length);
});

it('composes no two contact pages alike', () => {
  const orders = examples.map(({ pages }) => (pages['/kontakt']?.blocks ?? []).map(({ type }) => type).join());
  expect(new Set(orders).size).toBe(examples.length);
});

it.each(examples)('the pages of $key show no picture twice in their own blocks', ({ pages, translations }) => {
  const all = [pages, ...Object.values(translations).map((translation) => translation.pages)];
  const paths = all.flatMap((each) =>
    Object.entries(each).flatMap(([path, { blocks }]) =>
      repeated(blocks.flatMap(picturesIn)).length > 0 ? [path] : [],
    ),
  );
  expect(paths).toEqual([]);
});
