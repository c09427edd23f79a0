import { z } from 'zod';
import { type AttributesOf, companyEntry, wireAttributes } from '../attributes/attributes.ts';
import { blockPrefix, blocks, type BlockType } from '../contract/content/blocks.ts';
import { wireDownload } from '../download/download.schema.ts';
import { wirePerson } from '../person/person.schema.ts';
import { parseEach } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

/** A block of each type, with references as they are on the wire. */
type WireBlock = {
  [Type in BlockType]: { type: Type } & AttributesOf<(typeof blocks)[Type]['fields']>;
}[BlockType];

function wireBlocks(): z.ZodType<WireBlock, { type: string }>;
function wireBlocks(): z.ZodType<unknown, { type: string }> {
  const [first, ...others] = Object.entries(blocks).map(([type, { fields }]) =>
    wireAttributes(fields).extend({ type: z.literal(type) }),
  );
  if (!first) throw new Error('The contract has no blocks.');
  return z.discriminatedUnion('type', [first, ...others]);
}

/** On the wire a block states its type as `__component: "blocks.hero"`. */
const wireBlock = z
  .looseObject({ __component: z.string() })
  .transform(({ __component, ...fields }) => ({ ...fields, type: __component.replace(blockPrefix, '') }))
  .pipe(wireBlocks());

/** Reads the entries that a block references; malformed ones are reported and omitted. */
function withEntries(block: WireBlock, report: ReportProblem) {
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

/** A block of a composed page. `type` is the component's name on the wire, without its category. */
export type Block = ReturnType<typeof withEntries>;

/** Reads a dynamic zone. Unknown or malformed blocks are reported and omitted. */
export function parseBlocks(entries: unknown, report: ReportProblem): Block[] {
  return parseEach(wireBlock, entries, 'blocks', report).map((block) => withEntries(block, report));
}
