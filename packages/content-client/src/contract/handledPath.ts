import { mounts } from './mounts.ts';

const segments = Object.values(mounts).map((mount) => mount.slice(1).replaceAll('.', String.raw`\.`));

/** Matches the path of a request that is no page; the first group is its first segment. */
export const handledPath = new RegExp(String.raw`^/(${segments.join('|')})/`);
