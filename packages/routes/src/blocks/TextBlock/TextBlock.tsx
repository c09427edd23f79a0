import { Band } from '@group/ui/Band';
import { Heading } from '@group/ui/Heading';
import { RichText } from '@group/ui/RichText';
import type { LoadedBlockOf } from '../block/block.ts';

/** Running text. */
export function TextBlock({ block: { title, body } }: { block: LoadedBlockOf<'text'> }) {
  return (
    <Band>
      {title && <Heading level={2}>{title}</Heading>}
      <RichText nodes={body} topLevel={title ? 3 : 2} />
    </Band>
  );
}
