import { swissDay } from '@group/content-client/contract/swissTime';
import { Grid } from '@group/ui/Grid';
import { Heading } from '@group/ui/Heading';
import { Section } from '@group/ui/Section';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { formatDate, formatTime } from '@group/ui/messages/format';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { PhoneButton } from '../../layout/PhoneButton.tsx';
import { placesMark, todayMark } from './freePlaces.enhance.ts';
import type { HousePlaces } from './freePlaces.ts';
import * as styles from './FreePlacesSection.css.ts';
import { freePlacesMessages, offerMessages, placeStateMessages } from './freePlaces.messages.ts';

interface FreePlacesSectionProps {
  title?: string | undefined;
  houses: readonly HousePlaces[];
}

function Statement({ statedAt, isToday }: Pick<HousePlaces, 'statedAt' | 'isToday'>) {
  const messages = useMessages(freePlacesMessages);
  const language = useLanguage();
  const stated = new Date(statedAt);
  return (
    <Text size="small">
      {isToday && (
        <time dateTime={statedAt} {...{ [todayMark]: swissDay(stated) }}>
          {messages.statedToday(formatTime(language, stated))}
        </time>
      )}
      <time dateTime={statedAt} hidden={isToday}>
        {messages.stated(formatDate(language, stated))}
      </time>
    </Text>
  );
}

/** Takes less of the page's first round trip than JSON, whose quotes HTML escapes. */
const asData = ({ statedAt, offers }: Pick<HousePlaces, 'statedAt' | 'offers'>): string =>
  [statedAt, ...offers.map(({ offer, state }) => `${offer}=${state}`)].join(' ');

/** What is free in each house, in words, with the time at which the house said so. */
export function FreePlacesSection({ title, houses }: FreePlacesSectionProps) {
  const messages = useMessages(freePlacesMessages);
  const offerNames = useMessages(offerMessages);
  const stateNames = useMessages(placeStateMessages);
  if (houses.length === 0) return null;
  const only = houses.length === 1 ? houses[0] : undefined;
  return (
    <Section headingBeside={only !== undefined}>
      <Heading level={2}>{title ?? messages.title}</Heading>
      <Grid columns={houses.length % 3 === 0 ? 'three' : 'two'} few>
        {houses.map(({ name, offers, statedAt, isToday }) => (
          <Stack key={name} gap={2} {...{ [placesMark]: asData({ statedAt, offers }) }}>
            {!only && <Heading level={3}>{name}</Heading>}
            {offers.length > 0 ? (
              <>
                <dl className={styles.offers}>
                  {offers.map(({ offer, state }) => (
                    <div key={offer} className={styles.offer}>
                      <dt>{offerNames[offer]}</dt>
                      <dd className={styles.state}>{stateNames[state]}</dd>
                    </div>
                  ))}
                </dl>
                <Statement statedAt={statedAt} isToday={isToday} />
              </>
            ) : (
              <p>{messages.unknown}</p>
            )}
          </Stack>
        ))}
      </Grid>
      <div>
        <PhoneButton phone={only?.phone} />
      </div>
    </Section>
  );
}
