import { download } from '../contract/content/download.ts';
import { orderedEntries } from '../gateway/entryRequests.ts';
import type { ContentQuery } from '../gateway/query.ts';
import { type Download, parseDownloads } from './download.schema.ts';

/** The tenant's documents, in the editors' order. */
export const downloadsQuery: ContentQuery<Download[]> = {
  type: download.pluralName,
  request: (scope) => orderedEntries(download.pluralName, 'tenant', scope),
  parse: parseDownloads,
  valueWhen404: [],
};
