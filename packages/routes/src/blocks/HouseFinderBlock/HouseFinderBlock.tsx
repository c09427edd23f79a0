import { Heading } from '@group/ui/Heading';
import { Section } from '@group/ui/Section';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { HouseFinder } from '../../domain/houses/HouseFinder.tsx';
import { housesMessages } from '../../domain/houses/houses.messages.ts';
import type { LoadedBlockOf } from '../block/block.ts';

/** A form that leads to the houses of a place or a kind. Renders nothing where there is nothing to choose from. */
export function HouseFinderBlock({ block: { title, choices } }: { block: LoadedBlockOf<'house-finder'> }) {
  const messages = useMessages(housesMessages);
  if (choices.places.length < 2) return null;
  return (
    <Section background="warm">
      <Heading level={2}>{title ?? messages.find}</Heading>
      <HouseFinder choices={choices} />
    </Section>
  );
}
