import type { ReactNode } from 'react';
import { GermanOnly } from '../site/GermanOnly.tsx';
import type { LoadedBlock } from './block.ts';
import { Blocks } from './Blocks.tsx';

/** What editors composed to stand before a list of entries. */
export interface Introduced {
  title: string;
  blocks: readonly LoadedBlock[];
  germanOnly?: true | undefined;
}

/** The composed part of a screen that goes on with a list; it has the screen's heading. */
export function Introduction({ page, trail }: { page: Introduced; trail: ReactNode }) {
  return (
    <GermanOnly when={page.germanOnly} aroundBands>
      <Blocks title={page.title} blocks={page.blocks} trail={trail} />
    </GermanOnly>
  );
}
