import { z } from 'zod';
import { wireAttributes } from '../attributes/attributes.ts';
import { type Metadata, metadataOf } from '../configuration/configuration.schema.ts';
import { page } from '../contract/content/page.ts';
import { socialPicture } from '../picture/picture.schema.ts';
import { entriesOf, parseFirst } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';
import { type Block, parseBlocks } from './block.schema.ts';

export type { Block } from './block.schema.ts';

/** A page composed by editors, identified by its path. */
export interface Page {
  /** For example `/wohnen`, without language prefix. */
  path: string;
  title: string;
  metadata: Metadata;
  blocks: Block[];
}

const wirePage = wireAttributes(page.fields).omit({ company: true }).extend({ metaImage: socialPicture });

function pageOf(wire: z.output<typeof wirePage>, report: ReportProblem): Page {
  return {
    path: wire.path,
    title: wire.title,
    metadata: metadataOf(wire),
    blocks: parseBlocks(wire.blocks, report),
  };
}

const wirePageEntry = z.object({ attributes: wirePage });

/**
 * Parses the response of `GET /api/pages?filters[path]=…`; `null` where no such page is published. Unknown or malformed
 * blocks are reported and omitted.
 */
export function parsePage(body: unknown, report: ReportProblem): Page | null {
  const entry = parseFirst(wirePageEntry, body);
  return entry && pageOf(entry.attributes, report);
}

const parsePageEntries = entriesOf(wirePageEntry);

/** Parses the response of `GET /api/pages`. */
export function parsePages(body: unknown, report: ReportProblem): Page[] {
  return parsePageEntries(body, report).map(({ attributes }) => pageOf(attributes, report));
}

const parsePathEntries = entriesOf(z.object({ attributes: wireAttributes(page.fields).pick({ path: true }) }));

/** Parses the response of `GET /api/pages?fields[0]=path`. */
export function parsePagePaths(body: unknown, report: ReportProblem): string[] {
  return parsePathEntries(body, report).map(({ attributes }) => attributes.path);
}
