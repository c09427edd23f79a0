import { blockPrefix, blocks } from '@group/content-client/contract/content/blocks';
import { availability } from '@group/content-client/contract/content/availability';
import { components } from '@group/content-client/contract/content/components';
import { collections } from '@group/content-client/contract/content/contentTypes';
import type { Field, Fields } from '@group/content-client/contract/content/description';
import {
  houseKinds,
  jobAreas,
  jobKinds,
  offers,
  socialNetworks,
  visitOccasions,
  weekdays,
} from '@group/content-client/contract/content/enumerations';
import { parts } from '@group/content-client/contract/content/parts';
import { occupations } from '@group/content-client/contract/content/vacancyReporting';
import { visitSlot } from '@group/content-client/contract/content/visitSlot';
import { z } from 'zod';

/** A text as lines: `## ` starts a heading, `- ` an entry of a list, everything else is a paragraph. */
export const lines = z.array(z.string());
export type Lines = z.infer<typeof lines>;

const text = z.string();
/** Name of a picture of the tenant. */
const picture = z.string().optional();
const link = z.strictObject({ name: text, link: text });
/** Last part of an address, unique in the group; never reuse one for something else. */
const slug = z.string().regex(/^[a-z0-9-]+$/);
/** Stable name in the log of the seed; never reuse one for something else. */
const id = text;
const day = z.iso.date();
/** `HH:MM`. */
const clock = z.iso.time({ precision: -1 });
/** Swiss time, `YYYY-MM-DDTHH:MM`. */
const localTime = z.iso.datetime({ local: true, precision: -1 });

const oneOf = z.array(text).min(1);

/** How an example writes the value of a field; pictures, people and documents by their name or id in the example. */
function exampleValue(field: Field): z.ZodType {
  switch (field.type) {
    case 'blocks':
      return lines;
    case 'media':
      return field['multiple'] ? z.array(text) : text;
    case 'relation':
      return z.array(text);
    case 'component':
      return z.array(part(components[String(field['component'])]?.fields ?? {}));
    case 'enumeration':
      return z.enum(oneOf.parse(field['enum']));
    case 'integer':
      return z.int();
    case 'boolean':
      return z.boolean();
    case 'date':
      return day;
    case 'datetime':
      return localTime;
    case 'float':
      return z.number();
    case 'time':
      return clock;
    default:
      return text;
  }
}

const shapeOf = (fields: Fields): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = exampleValue(field);
      return [name, field['required'] && field['default'] === undefined ? value : value.optional()];
    }),
  );

/** A component within a block; a list has the values in the order of its fields. */
const part = (fields: Fields): z.ZodType =>
  z.preprocess(
    (value) => {
      const names = Object.keys(fields);
      return Array.isArray(value) ? Object.fromEntries(value.map((each, at) => [names[at] ?? at, each])) : value;
    },
    z.strictObject(shapeOf(fields)),
  );

/** A block of a page, as the contract describes it. An empty list of pictures, companies, people or downloads shows all. */
const block = z.looseObject({ type: z.enum(Object.keys(blocks)) }).transform(({ type, ...values }, context) => {
  const description = components[blockPrefix + type];
  const parsed = z.strictObject(shapeOf(description?.fields ?? {})).safeParse(values);
  if (parsed.success) return { type, ...parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) => ({
    code: 'custom' as const,
    path,
    message,
    input: values,
  }));
  context.issues.push(...problems);
  return z.NEVER;
});
export type ExampleBlock = z.infer<typeof block> & Readonly<Record<string, unknown>>;

const page = z.strictObject({
  title: text,
  /** One or two sentences for search engines. */
  metaDescription: z.string().max(180).optional(),
  blocks: z.array(block),
});

const frame = z.strictObject({
  applicationReply: text,
  notice: text.optional(),
  noticeUntil: day.optional(),
  nav: z.array(link),
  footer: z.record(text, z.array(link)),
  metaTitle: text,
  metaDescription: text,
  metaKeywords: text,
});
export type FrameTexts = z.infer<typeof frame>;

/** Headings and the offer that all advertisements of a house share. */
const jobFrame = z.strictObject({ tasks: text, profile: text, offerTitle: text, offer: z.array(text) });
export type JobFrame = z.infer<typeof jobFrame>;

const jobTexts = z.strictObject({
  title: text,
  workplace: text,
  intro: text,
  tasks: z.array(text),
  profile: z.array(text),
  contactRole: text,
});
export type JobTexts = z.infer<typeof jobTexts>;
const houseTexts = z.strictObject({
  name: text,
  teaser: text,
  body: lines,
  openingHours: text,
  contactRole: text.optional(),
  publicTransport: lines,
  byCar: lines,
  /** The same amounts in each language. */
  tariffs: z.array(part(parts['houses.tariff'].fields)).default([]),
});
export type HouseTexts = z.infer<typeof houseTexts>;
const personTexts = z.strictObject({ role: text, department: text.optional() });
/** `lines` are what the PDF says below its title. */
const downloadTexts = z.strictObject({ title: text, description: text, lines });
export type DownloadTexts = z.infer<typeof downloadTexts>;
const imprintTexts = z.strictObject({
  responsibleAuthority: text,
  representatives: z.array(z.strictObject({ name: text, role: text })),
  disclaimers: lines,
  copyright: lines,
});

const job = jobTexts.extend({
  id: slug,
  kind: z.enum(jobKinds).default('vacancy'),
  area: z.enum(jobAreas),
  /** Per cent, from and to. */
  pensum: z.tuple([z.int(), z.int()]),
  /** Francs a year, from and to. */
  pay: z.tuple([z.int(), z.int()]).optional(),
  /** Left out, it is by agreement. */
  startDate: day.optional(),
  contact: text,
  occupation: z.enum(occupations).default('notListed'),
  /** When the employment office confirmed the report. */
  reportedOn: day.optional(),
  filled: z.boolean().default(false),
  publishFrom: day,
  publishUntil: day.optional(),
});
export type ExampleJob = z.infer<typeof job>;

const address = z.tuple([text.describe('street'), text.describe('postal code and place')]);

const offerFields = Object.fromEntries(offers.map((offer) => [offer, availability.fields[offer]]));

const { minutes, capacity } = visitSlot.fields;

/** Each week from the days after the installation on, for a year. */
const exampleSlot = z.strictObject({
  title: text,
  titleEn: text.optional(),
  titleIt: text.optional(),
  titleFr: text.optional(),
  occasion: z.enum(visitOccasions),
  place: text.optional(),
  weekday: z.enum(weekdays),
  time: clock,
  minutes: z.int().default(minutes.default),
  capacity: z.int().default(capacity.default),
});

const house = houseTexts.extend({
  id: slug,
  kind: z.enum(houseKinds),
  /** Left out, the address of the tenant. */
  address: address.optional(),
  picture,
  pictures: z.array(text).default([]),
  places: z.int().optional(),
  availability: z.strictObject(shapeOf(offerFields)).optional(),
  visitSlots: z.array(exampleSlot).default([]),
  contact: text.optional(),
  /** WGS 84, degrees: latitude, longitude. */
  coordinates: z.tuple([z.number(), z.number()]).optional(),
});
export type ExampleHouse = z.infer<typeof house>;

/** Where an example has the entries of a type: `meal-plans` in `mealPlans.json`. */
export const listOf = (pluralName: string): string =>
  pluralName.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Fields whose values the seed knows. */
const givenBySeed = ['company', 'slug', 'sortOrder'];

/** Adds the lists of all types that have no shape of their own here, by the contract. */
function withFurtherLists<Shape extends z.ZodRawShape>(
  own: z.ZodObject<Shape>,
  listWith: (fields: Fields, ids: z.ZodType) => z.ZodType,
): z.ZodObject<Shape, z.core.$strict>;
function withFurtherLists(own: z.ZodObject, listWith: (fields: Fields, ids: z.ZodType) => z.ZodType): z.ZodObject {
  const further = collections.flatMap(({ pluralName, fields }) => {
    const written = Object.entries<Field>(fields).filter(([name]) => !givenBySeed.includes(name));
    const list = listOf(pluralName);
    const ids = 'slug' in fields ? slug : id;
    return list in own.shape ? [] : [[list, listWith(Object.fromEntries(written), ids).optional()] as const];
  });
  return own.extend(Object.fromEntries(further));
}

const localized = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, { shared }]) => !shared));

/** The texts of one more language, by id; pages by their path. What is left out of the optional ones stays German. */
const translation = withFurtherLists(
  z.strictObject({
    /** Alternative texts by name. */
    pictures: z.record(text, text).default({}),
    frame,
    jobFrame,
    jobs: z.record(text, jobTexts),
    pages: z.record(text, page),
    houses: z.record(text, houseTexts),
    people: z.record(text, personTexts),
    downloads: z.record(text, downloadTexts),
    imprint: imprintTexts,
  }),
  (fields) => z.record(text, z.strictObject(shapeOf(localized(fields)))),
);
export type Translation = z.infer<typeof translation>;

/** All example content of one tenant. Lists are in the order of their display. */
export const exampleSchema = withFurtherLists(
  z.strictObject({
    key: text,
    name: text,
    city: text,
    address,
    phone: text,
    email: text,
    /** Working days; `applicationReply` says them in words. */
    applicationReplyDays: z.int(),
    socials: z.array(
      z.strictObject({
        type: z.enum(socialNetworks),
        link: text,
      }),
    ),
    /** Alternative texts by name, in the order of the gallery; `home` is also the picture in social networks. */
    pictures: z.record(text, text).refine((pictures) => 'home' in pictures),
    /** What crops show of pictures whose subject is not in the middle: percent from the left and from the top, by name. */
    focalPoints: z.record(text, z.tuple([z.int().min(0).max(100), z.int().min(0).max(100)])).default({}),
    frame,
    jobFrame: jobFrame.optional(),
    jobs: z.array(job).default([]),
    /** By path. */
    pages: z.record(text, page),
    houses: z.array(house),
    people: z.array(personTexts.extend({ id, name: text, phone: text.optional(), email: text.optional() })),
    /** The people, by id, of whom there is a portrait. */
    portraits: z.array(id),
    downloads: z.array(downloadTexts.extend({ id })),
    /** Former paths, and where they lead now. */
    redirects: z.record(text, text),
    imprint: imprintTexts.extend({ companyName: text, registrationNumber: text, taxId: text.optional() }),
    translations: z.record(text, translation),
    internal: z.strictObject({
      news: z.array(z.strictObject({ id, date: day, title: text, body: lines })),
      documents: z.array(downloadTexts.extend({ id })),
      contacts: z.array(z.strictObject({ id, name: text, role: text, phone: text, email: text })),
    }),
  }),
  (fields, ids) => z.array(z.strictObject({ id: ids, ...shapeOf(fields) })),
);
export type Example = z.infer<typeof exampleSchema>;
