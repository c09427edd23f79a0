import type { CheckedEntry } from './entry.ts';
import type { Site } from './site.ts';

export interface Finding {
  /** The entry cannot be published with it; otherwise only a hint. */
  blocks: boolean;
  /** Two German sentences at most: what is wrong, and what to do. */
  message: string;
  picture?: { id: number; name: string };
}

export type Check = (entry: CheckedEntry, site: Site) => Finding | readonly Finding[];

export const blocking = (message: string): Finding => ({ blocks: true, message });
export const warning = (message: string): Finding => ({ blocks: false, message });
