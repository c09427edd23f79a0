import { Band } from '@group/ui/Band';
import { Heading } from '@group/ui/Heading';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { HouseCards } from '../../domain/houses/HouseCards.tsx';
import { housesTexts } from '../../domain/houses/houses.texts.ts';
import { SomeGermanOnly } from '../../site/SomeGermanOnly.tsx';
import type { LoadedBlockOf } from '../block/block.ts';

/** The tenant's houses; the holding's page shows those of all. Nothing is shown while there are none. */
export function HousesBlock({ block: { title, houses } }: { block: LoadedBlockOf<'houses'> }) {
  const texts = useTexts(housesTexts);
  if (houses.length === 0) return null;
  return (
    <Band ground="warm">
      <Heading level={2}>{title ?? texts.title}</Heading>
      <SomeGermanOnly entries={houses} />
      <HouseCards houses={houses} level={3} />
    </Band>
  );
}
