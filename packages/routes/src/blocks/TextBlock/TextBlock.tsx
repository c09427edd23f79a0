import { Section } from '@group/ui/Section';
import { Heading } from '@group/ui/Heading';
import { RichText } from '@group/ui/RichText';
import type { LoadedBlockOf } from '../block/block.ts';

export function TextBlock({ block: { title, body } }: { block: LoadedBlockOf<'text'> }) {
  return (
    <Section headingBeside={Boolean(title)}>
      {title && <Heading level={2}>{title}</Heading>}
      <RichText nodes={body} topLevel={title ? 3 : 2} />
    </Section>
  );
}
