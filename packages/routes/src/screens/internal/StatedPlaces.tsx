import { placeStates } from '@group/content-client/contract/content/enumerations';
import type { HouseToState, OfferState } from '@group/content-client/contract/placesStatement';
import { Accordion } from '@group/ui/Accordion';
import { Button } from '@group/ui/Button';
import { Grid } from '@group/ui/Grid';
import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { Section } from '@group/ui/Section';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import type { ReactNode } from 'react';
import { formatDate, formatTime } from '@group/ui/messages/format';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { freePlacesMessages, offerMessages, placeStateMessages } from '../../domain/houses/freePlaces.messages.ts';
import { paths, withPrefix } from '../../site/paths.ts';
import { usePathPrefix } from '../../site/pathPrefix.ts';
import * as styles from './StatedPlaces.css.ts';
import { notOffered, statedPlacesId } from './statedPlaces.ts';
import { statedPlacesMessages } from './statedPlaces.messages.ts';

/** A form of one house; its buttons say what they state. */
function StatementForm({ house, children }: { house: string; children: ReactNode }) {
  return (
    <form method="post" action={withPrefix(usePathPrefix(), paths.internal.href())}>
      <input type="hidden" name="house" value={house} />
      {children}
    </form>
  );
}

function Offer({ house, offer, state }: OfferState & { house: string }) {
  const messages = useMessages(statedPlacesMessages);
  const offerNames = useMessages(offerMessages);
  const stateNames = useMessages(placeStateMessages);
  return (
    <StatementForm house={house}>
      <input type="hidden" name="offer" value={offer} />
      <fieldset>
        <legend className={styles.name}>{offerNames[offer]}</legend>
        <div className={styles.choices}>
          {[...placeStates, null].map((choice) => (
            <Button
              key={choice}
              type="submit"
              name="state"
              value={choice ?? notOffered}
              variant={choice === state ? 'primary' : 'secondary'}
              aria-pressed={choice === state}
            >
              {choice === state && <Icon name="check" />}
              {choice ? stateNames[choice] : messages.notOffered}
            </Button>
          ))}
        </div>
      </fieldset>
    </StatementForm>
  );
}

function Offers({ house, states }: { house: string; states: readonly OfferState[] }) {
  return states.map(({ offer, state }) => <Offer key={offer} house={house} offer={offer} state={state} />);
}

function House({ slug, name, statedAt, states }: HouseToState) {
  const messages = useMessages(statedPlacesMessages);
  const { stated } = useMessages(freePlacesMessages);
  const language = useLanguage();
  const offered = states.filter(({ state }) => state);
  const at = statedAt ? new Date(statedAt) : undefined;
  return (
    <Stack>
      <Heading level={3} id={statedPlacesId(slug)}>
        {name}
      </Heading>
      <Offers house={slug} states={offered} />
      {offered.length < states.length && (
        <Accordion summary={messages.others}>
          <Stack>
            <Offers house={slug} states={states.filter(({ state }) => !state)} />
          </Stack>
        </Accordion>
      )}
      {at && (
        <StatementForm house={slug}>
          <Text size="small">{stated(`${formatDate(language, at)}, ${formatTime(language, at)}`)}</Text>
          <Button type="submit" variant="secondary" aria-label={`${messages.confirm}: ${name}`}>
            {messages.confirm}
          </Button>
        </StatementForm>
      )}
    </Stack>
  );
}

/** What is free in the houses, changed with one press, without JavaScript too. */
export function StatedPlaces({ houses }: { houses: readonly HouseToState[] }) {
  const messages = useMessages(statedPlacesMessages);
  return (
    <Section>
      <Heading level={2}>{messages.title}</Heading>
      <Text tone="soft">{messages.lead}</Text>
      <Grid columns="two" few>
        {houses.map((house) => (
          <House key={house.slug} {...house} />
        ))}
      </Grid>
    </Section>
  );
}
