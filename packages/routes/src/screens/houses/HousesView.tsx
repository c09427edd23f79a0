import { Band } from '@group/ui/Band';
import { Heading } from '@group/ui/Heading';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { Composed, type ComposedContent } from '../../blocks/Blocks/Composed.tsx';
import { Trail } from '../../layout/Trail.tsx';
import { paths } from '../../site/paths.ts';
import { SomeGermanOnly } from '../../site/SomeGermanOnly.tsx';
import { HouseCards } from '../../domain/houses/HouseCards.tsx';
import { housesTexts } from '../../domain/houses/houses.texts.ts';
import type { HouseTeaser } from '../../domain/houses/houseTeaser.ts';

interface HousesViewProps {
  /** What editors composed for this page, to stand before the houses. */
  page: ComposedContent | null;
  houses: readonly HouseTeaser[];
}

/** All houses, each with the way to its page. */
export function HousesView({ page, houses }: HousesViewProps) {
  const texts = useTexts(housesTexts);
  const trail = <Trail steps={[{ name: texts.title, path: paths.houses }]} />;
  return (
    <>
      {page && <Composed page={page} trail={trail} />}
      <Band>
        {page === null && trail}
        {page === null && (
          <Stack>
            <Heading level={1}>{texts.title}</Heading>
            {houses.length > 0 && (
              <Text size="lead" tone="soft">
                {texts.lead}
              </Text>
            )}
          </Stack>
        )}
        <SomeGermanOnly entries={houses} />
        {houses.length > 0 ? <HouseCards houses={houses} level={2} /> : <p>{texts.none}</p>}
      </Band>
    </>
  );
}
