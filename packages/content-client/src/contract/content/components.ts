import { blockPrefix, blocks } from './blocks.ts';
import type { ComponentDescription } from './description.ts';
import { parts } from './parts.ts';

/** Every component by its name in the content service. */
export const components: Readonly<Record<string, ComponentDescription>> = {
  ...parts,
  ...Object.fromEntries(Object.entries(blocks).map(([type, block]) => [blockPrefix + type, block])),
};
