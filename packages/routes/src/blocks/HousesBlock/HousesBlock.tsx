import { Section } from '@group/ui/Section';
import { Heading } from '@group/ui/Heading';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { HouseCards } from '../../domain/houses/HouseCards.tsx';
import { housesMessages } from '../../domain/houses/houses.messages.ts';
import { PartlyUntranslatedNotice } from '../../site/PartlyUntranslatedNotice.tsx';
import type { LoadedBlockOf } from '../block/block.ts';

/** The tenant's houses; on the holding's site those of all organisations. Renders nothing without houses. */
export function HousesBlock({ block: { title, houses } }: { block: LoadedBlockOf<'houses'> }) {
  const messages = useMessages(housesMessages);
  if (houses.length === 0) return null;
  return (
    <Section background="warm">
      <Heading level={2}>{title ?? messages.title}</Heading>
      <PartlyUntranslatedNotice entries={houses} />
      <HouseCards houses={houses} level={3} />
    </Section>
  );
}
