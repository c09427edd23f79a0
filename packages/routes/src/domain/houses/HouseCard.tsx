import { Card } from '@group/ui/Card';
import { Picture } from '@group/ui/Picture';
import { Text } from '@group/ui/Text';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { pictureSources } from '../../site/pictureAddress.ts';
import { germanIf } from '../../site/SomeGermanOnly.tsx';
import { housesTexts } from './houses.texts.ts';
import type { HouseTeaser } from './houseTeaser.ts';

interface HouseCardProps {
  house: HouseTeaser;
  /** Place of the name in the page's outline. */
  level?: 2 | 3;
  /** `beside` for the only one. */
  layout?: 'above' | 'beside';
}

const sizes = {
  above: '(min-width: 75em) 384px, (min-width: 37.5em) 48vw, 95vw',
  beside: '(min-width: 56.25em) 600px, 95vw',
};

/** A house in a list: what it looks like, where it is, how large. */
export function HouseCard({ house, level = 3, layout = 'above' }: HouseCardProps) {
  const texts = useTexts(housesTexts);
  const { name, teaser, city, places, company, picture, href, germanOnly } = house;
  const where = [company === name ? undefined : company, city, places && texts.places(places)];
  return (
    <Card
      as="li"
      layout={layout}
      level={level}
      title={name}
      href={href}
      picture={picture && <Picture sources={pictureSources(picture)} sizes={sizes[layout]} corners="none" />}
      overline={
        <Text size="small" tone="soft">
          {where.filter(Boolean).join(' · ')}
        </Text>
      }
    >
      <p lang={germanIf(germanOnly)}>{teaser}</p>
    </Card>
  );
}
