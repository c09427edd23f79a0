import { z } from 'zod';
import { type Company, companyEntry } from '../company/company.schema.ts';
import { type Metadata, metadataOf, wireMetadata } from '../configuration/configuration.schema.ts';
import { optionalPicture, type Picture, pictureList, requiredPicture } from '../picture/picture.schema.ts';
import { type RichText, wireRichText } from '../richText/richText.schema.ts';
import { optionalText, wireCollection, wireEntry } from '../wire/envelope.ts';
import { wireLink } from '../wire/link.ts';
import { parseDocument, parseEach } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

export interface Door {
  title: string;
  text?: string | undefined;
  link: string;
}

/** What editors compose a page of. `type` is the component's name on the wire, without its category. */
export type Block =
  | { type: 'hero'; title: string; text?: string | undefined; picture?: Picture | undefined }
  | { type: 'doors'; doors: Door[] }
  | { type: 'text'; title?: string | undefined; body: RichText }
  | {
      type: 'text-with-picture';
      title?: string | undefined;
      body: RichText;
      picture: Picture;
      pictureSide: 'left' | 'right';
    }
  | { type: 'news'; title?: string | undefined; count: number }
  | {
      type: 'journey';
      title?: string | undefined;
      publicTransport: RichText;
      byCar: RichText;
      mapLink?: string | undefined;
    }
  | { type: 'gallery'; title?: string | undefined; pictures: Picture[] }
  | { type: 'company-logos'; title?: string | undefined; companies: Company[] }
  | { type: 'vacancy-teaser'; title?: string | undefined; count: number };

export type BlockType = Block['type'];

/** A page that editors compose, found by its path. */
export interface Page {
  /** For example `/wohnen`, without language prefix. */
  path: string;
  title: string;
  metadata: Metadata;
  blocks: Block[];
}

const requiredText = z.string().trim().min(1);
const door = z.object({ title: requiredText, text: optionalText, link: wireLink });

/** How many entries a block lists; the limit is the CMS's own. */
const count = z
  .number()
  .int()
  .min(1)
  .max(12)
  .nullish()
  .transform((number) => number ?? 3);

const companyList = z
  .object({ data: z.array(z.unknown()).nullable() })
  .nullish()
  .transform((list) =>
    (list?.data ?? []).flatMap((entry) => {
      const result = companyEntry.safeParse(entry);
      return result.success ? [result.data] : [];
    }),
  );

const wireBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hero'), title: requiredText, text: optionalText, picture: optionalPicture }),
  z.object({ type: z.literal('doors'), doors: z.array(door).min(1) }),
  z.object({ type: z.literal('text'), title: optionalText, body: wireRichText }),
  z.object({
    type: z.literal('text-with-picture'),
    title: optionalText,
    body: wireRichText,
    picture: requiredPicture,
    pictureSide: z
      .enum(['left', 'right'])
      .nullish()
      .transform((side) => side ?? 'right'),
  }),
  z.object({ type: z.literal('news'), title: optionalText, count }),
  z.object({
    type: z.literal('journey'),
    title: optionalText,
    publicTransport: wireRichText,
    byCar: wireRichText,
    mapLink: wireLink.nullish().transform((link) => link ?? undefined),
  }),
  z.object({ type: z.literal('gallery'), title: optionalText, pictures: pictureList }),
  z.object({ type: z.literal('company-logos'), title: optionalText, companies: companyList }),
  z.object({ type: z.literal('vacancy-teaser'), title: optionalText, count }),
]);

/** On the wire a block says what it is as `__component: "blocks.hero"`. */
const wireBlockEntry = z.preprocess((entry) => {
  const component = z.looseObject({ __component: z.string() }).safeParse(entry);
  if (!component.success) return entry;
  const { __component, ...fields } = component.data;
  return { ...fields, type: __component.replace(/^blocks\./, '') };
}, wireBlock);

const wirePage = wireMetadata.extend({ path: requiredText, title: requiredText, blocks: z.unknown().optional() });

/**
 * Reads the answer of `GET /api/pages?filters[path]=…`; `null` where no such page is published. A block of an unknown
 * kind or of the wrong shape is reported and left out.
 */
export function parsePage(body: unknown, report: ReportProblem): Page | null {
  const entry = parseDocument(wireCollection, body).data[0];
  if (entry === undefined) return null;
  const wire = parseDocument(wirePage, parseDocument(wireEntry, entry).attributes);
  return {
    path: wire.path,
    title: wire.title,
    metadata: metadataOf(wire),
    blocks: parseEach(wireBlockEntry, wire.blocks, 'blocks', report),
  };
}

const wirePagePath = z.object({ attributes: z.object({ path: requiredText }) });

/** Reads the answer of `GET /api/pages?fields[0]=path`. */
export function parsePagePaths(body: unknown, report: ReportProblem): string[] {
  const { data } = parseDocument(wireCollection, body);
  return parseEach(wirePagePath, data, 'data', report).map(({ attributes }) => attributes.path);
}
