import { z } from 'zod';
import { companyEntry } from '../company/company.schema.ts';
import { wireDownload } from '../download/download.schema.ts';
import { wirePerson } from '../person/person.schema.ts';
import { optionalPicture, pictureList, requiredPicture } from '../picture/picture.schema.ts';
import { wireRichText } from '../richText/richText.schema.ts';
import { wireRelation } from '../wire/envelope.ts';
import { optionalLink, optionalText, requiredText } from '../wire/fields.ts';
import { wireLink } from '../wire/link.ts';
import { parseEach } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';
import type { Block } from './block.ts';

const door = z.object({ title: requiredText, text: optionalText, link: wireLink });
const question = z.object({ question: requiredText, answer: wireRichText });
const advantage = z.object({ title: requiredText, text: optionalText });

/** Number of entries that a block lists; the content service has the same limit. */
const count = z
  .number()
  .int()
  .min(1)
  .max(12)
  .nullish()
  .transform((number) => number ?? 3);

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
    mapLink: optionalLink,
  }),
  z.object({ type: z.literal('gallery'), title: optionalText, pictures: pictureList }),
  z.object({ type: z.literal('company-logos'), title: optionalText, companies: wireRelation }),
  z.object({ type: z.literal('vacancy-teaser'), title: optionalText, count }),
  z.object({ type: z.literal('people'), title: optionalText, people: wireRelation }),
  z.object({
    type: z.literal('quote'),
    text: requiredText,
    author: optionalText,
    role: optionalText,
    picture: optionalPicture,
  }),
  z.object({ type: z.literal('questions'), title: optionalText, questions: z.array(question).min(1) }),
  z.object({ type: z.literal('downloads'), title: optionalText, downloads: wireRelation }),
  z.object({
    type: z.literal('call-to-action'),
    title: requiredText,
    text: optionalText,
    link: wireLink,
    label: requiredText,
  }),
  z.object({ type: z.literal('advantages'), title: optionalText, advantages: z.array(advantage).min(1) }),
  z.object({ type: z.literal('events'), title: optionalText, count }),
  z.object({ type: z.literal('houses'), title: optionalText }),
]);

/** On the wire a block states its type as `__component: "blocks.hero"`. */
const wireBlockEntry = z.preprocess((entry) => {
  const component = z.looseObject({ __component: z.string() }).safeParse(entry);
  if (!component.success) return entry;
  const { __component, ...fields } = component.data;
  return { ...fields, type: __component.replace(/^blocks\./, '') };
}, wireBlock);

/** Reads the entries that a block references; malformed ones are reported and omitted. */
function withEntries(block: z.output<typeof wireBlock>, report: ReportProblem): Block {
  switch (block.type) {
    case 'company-logos':
      return { ...block, companies: parseEach(companyEntry, block.companies, 'blocks.companies', report) };
    case 'people':
      return { ...block, people: parseEach(wirePerson, block.people, 'blocks.people', report) };
    case 'downloads':
      return { ...block, downloads: parseEach(wireDownload, block.downloads, 'blocks.downloads', report) };
    default:
      return block;
  }
}

/** Reads a dynamic zone. Unknown or malformed blocks are reported and omitted. */
export function parseBlocks(blocks: unknown, report: ReportProblem): Block[] {
  return parseEach(wireBlockEntry, blocks, 'blocks', report).map((block) => withEntries(block, report));
}
