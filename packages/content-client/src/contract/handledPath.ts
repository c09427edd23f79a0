import { previewSegment } from './entryPaths.ts';

/** First segments of paths that the server handles itself; every other path is a page. */
const handledSegments = ['assets', 'pictures', 'downloads', 'api', 'health', 'hooks', previewSegment, '.well-known'];

/** Matches the path of a request that is no page; the first group is its first segment. */
export const handledPath = new RegExp(String.raw`^/(${handledSegments.join('|').replaceAll('.', String.raw`\.`)})/`);
