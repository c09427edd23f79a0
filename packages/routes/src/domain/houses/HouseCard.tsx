import { Card } from '@group/ui/Card';
import { Text } from '@group/ui/Text';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { CardPicture } from '../../site/CardPicture.tsx';
import { germanIfUntranslated } from '../../site/PartlyUntranslatedNotice.tsx';
import { priceInWords } from './priceInWords.ts';
import { placesMark } from './freePlaces.enhance.ts';
import { freePlacesMessages, offerMessages } from './freePlaces.messages.ts';
import { housesMessages } from './houses.messages.ts';
import type { HouseTeaser } from './houseTeaser.ts';

interface HouseCardProps {
  house: HouseTeaser;
  /** Heading level of the name. */
  level?: 2 | 3;
  /** `beside` for a single house. */
  layout?: 'above' | 'beside';
  /** Whether it is one of two. */
  half?: boolean;
}

/** What is free now or soon; nothing where only waiting lists are kept. */
function FreeOffers({ offers = [] }: Pick<HouseTeaser, 'offers'>) {
  const messages = useMessages(freePlacesMessages);
  const offerNames = useMessages(offerMessages);
  return (['free', 'soon'] as const).map((state) => {
    const those = offers.filter((each) => each.state === state).map(({ offer }) => offer);
    return (
      those.length > 0 && (
        <p key={state} {...{ [placesMark]: [state, ...those].join(' ') }}>
          {messages[state](those.map((offer) => offerNames[offer]).join(', '))}
        </p>
      )
    );
  });
}

/** A house in a list: picture, town, number of places, what is free, and what it costs. */
export function HouseCard({ house, level = 3, layout = 'above', half = false }: HouseCardProps) {
  const messages = useMessages(housesMessages);
  const language = useLanguage();
  const { name, teaser, city, places, company, picture, href, offers, price, untranslated } = house;
  // A house may be called like its organisation, and that like its town.
  const where = new Set([company, city].filter((part) => part && part !== name));
  const facts = [...where, places && messages.places(places)].filter(Boolean);
  return (
    <Card
      as="li"
      layout={layout}
      level={level}
      title={name}
      href={href}
      picture={picture && <CardPicture picture={picture} layout={half ? 'half' : layout} />}
      overline={<Text size="small">{facts.join(' · ')}</Text>}
    >
      <p lang={germanIfUntranslated(untranslated)}>{teaser}</p>
      <FreeOffers offers={offers} />
      {price && <p>{priceInWords(language, price)}</p>}
    </Card>
  );
}
