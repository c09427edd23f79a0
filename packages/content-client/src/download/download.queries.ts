import { download } from '../contract/content/download.ts';
import { orderedQuery } from '../gateway/entryRequests.ts';
import { parseDownloads } from './download.schema.ts';

/** The tenant's documents, in the editors' order. */
export const downloadsQuery = orderedQuery(download.pluralName, 'tenant', parseDownloads);
