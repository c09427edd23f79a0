import { offerNames, placeStateNames } from '@group/content-client/contract/content/enumerationNames';
import { type Offer, offers, type PlaceState, placeStates } from '@group/content-client/contract/content/enumerations';
import { Button, Flex, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useAction } from '../../../adminUi/useAction.ts';
import { useContent } from '../../../adminUi/useContent.ts';
import { swissDateAndTime } from '../../../content/swissDate.ts';
import type { Availability, House as PublishedHouse } from '../places.ts';

type States = ReadonlyMap<Offer, PlaceState | null>;

/** A draft may not name its organisation yet. */
type House = Omit<PublishedHouse, 'company'> & { company: PublishedHouse['company'] | null };

const listOf = (type: string) => `/content-manager/collection-types/plugin::content.${type}`;
const all = 'page=1&pageSize=100';

/** More are folded. */
const maxOpen = 3;

/** How long the arrow keys rest on a state before it is live: on their way, they pass the states between. */
const restMs = 1500;

interface OfferProps {
  house: string;
  offer: Offer;
  state: PlaceState | null;
  /** @param isPassing whether the next key may choose another one */
  onChoose: (state: PlaceState | null, isPassing: boolean) => void;
  onLeave: () => void;
}

function OfferStates({ house, offer, state, onChoose, onLeave }: OfferProps) {
  const choices = [...placeStates, null];
  const isByArrow = useRef(false);
  const choose = (choice: PlaceState | null): void => {
    onChoose(choice, isByArrow.current);
    isByArrow.current = false;
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>): void => {
    const stays = relatedTarget instanceof HTMLInputElement && relatedTarget.name === currentTarget.name;
    if (!stays) onLeave();
  };
  return (
    <fieldset style={{ border: 0 }}>
      <Typography tag="legend" fontWeight="semiBold">
        {offerNames[offer]}
      </Typography>
      <Flex gap={3} wrap="wrap">
        {choices.map((choice) => (
          <label key={choice} style={{ display: 'flex', gap: 4, minHeight: 28, alignItems: 'center' }}>
            <input
              type="radio"
              name={`${house} ${offer}`}
              checked={state === choice}
              onKeyDown={({ key }) => (isByArrow.current = key.startsWith('Arrow'))}
              onChange={() => choose(choice)}
              onBlur={leave}
            />
            <Typography>{choice ? placeStateNames[choice] : 'nicht angeboten'}</Typography>
          </label>
        ))}
      </Flex>
    </fieldset>
  );
}

interface HousePlacesProps {
  house: House;
  availability: Availability | undefined;
  /** Resolves when what is stored is shown. */
  onSaved: () => Promise<void>;
}

function store(house: House, availability: Availability | undefined, chosen: States): Promise<unknown> {
  const { put, post } = getFetchClient();
  const states = Object.fromEntries(chosen);
  if (availability) return put(`${listOf('availability')}/${availability.documentId}`, states);
  const company = { connect: [{ documentId: house.company?.documentId }] };
  return post(listOf('availability'), { house: house.slug, company, ...states });
}

/** What is chosen shows at once, and is stored in one request after the other. */
function useStates({ house, availability, onSaved }: HousePlacesProps) {
  const { run, failure, isBusy } = useAction(() => 'Nicht gespeichert. Bitte versuchen Sie es noch einmal.');
  const [chosen, setChosen] = useState<States>(new Map());
  const [isDue, setDue] = useState(false);
  const rest = useRef<number>(undefined);

  useEffect(() => {
    if (!isDue || isBusy) return;
    setDue(false);
    void run(async () => {
      try {
        await store(house, availability, chosen);
      } finally {
        await onSaved();
        // What was chosen meanwhile stays.
        setChosen((now) => new Map([...now].filter(([offer, state]) => chosen.get(offer) !== state)));
      }
    });
  }, [isDue, isBusy, run, house, availability, chosen, onSaved]);

  const send = (): void => {
    window.clearTimeout(rest.current);
    rest.current = undefined;
    setDue(true);
  };

  useEffect(() => {
    const keep = (event: BeforeUnloadEvent): void => {
      if (rest.current === undefined) return;
      // The browser asks, and what is chosen is stored meanwhile.
      event.preventDefault();
      send();
    };
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  });

  return {
    failure,
    isBusy,
    stateOf: (offer: Offer): PlaceState | null => {
      const state = chosen.get(offer);
      return state === undefined ? (availability?.[offer] ?? null) : state;
    },
    choose(offer: Offer, state: PlaceState | null, isPassing: boolean): void {
      setChosen(new Map([...chosen, [offer, state]]));
      window.clearTimeout(rest.current);
      rest.current = window.setTimeout(send, isPassing ? restMs : 0);
    },
    leave: (): void => (rest.current === undefined ? undefined : send()),
    send,
  };
}

function HousePlaces(props: HousePlacesProps) {
  const { house, availability } = props;
  const { failure, isBusy, stateOf, choose, leave, send } = useStates(props);
  const stated = availability ? `Stand: ${swissDateAndTime(availability.statedAt)}` : '';
  return (
    <Flex direction="column" alignItems="stretch" gap={2} paddingTop={2}>
      {offers.map((offer) => (
        <OfferStates
          key={offer}
          house={house.slug}
          offer={offer}
          state={stateOf(offer)}
          onChoose={(state, isPassing) => choose(offer, state, isPassing)}
          onLeave={leave}
        />
      ))}
      <Flex gap={3} wrap="wrap">
        <Typography role="status">{isBusy ? 'Wird gespeichert …' : stated}</Typography>
        {availability && (
          <Button size="S" variant="secondary" onClick={send}>
            Stimmt noch
          </Button>
        )}
      </Flex>
      {failure && (
        <Typography role="alert" textColor="danger700">
          {failure}
        </Typography>
      )}
    </Flex>
  );
}

/** What is free in each house of the user. What is chosen is live at once; after seven days the website asks to call. */
export function FreePlacesWidget() {
  const found = useContent<{ results: House[] }>(`${listOf('house')}?${all}&locale=de-CH&sort=sortOrder:ASC`);
  const stated = useContent<{ results: Availability[] }>(`${listOf('availability')}?${all}`);

  const failure = (found.failed || stated.failed) && (
    <Typography role="alert">Die freien Plätze können gerade nicht geladen werden.</Typography>
  );
  if (!found.content || !stated.content) return failure || <Typography>Wird geladen …</Typography>;
  // Offices and workshops have no residents.
  const houses = found.content.results.filter(({ kind }) => kind !== 'services');
  const availabilities = new Map(stated.content.results.map((availability) => [availability.house, availability]));
  if (houses.length === 0) return <Typography>Keines Ihrer Häuser bietet Plätze an.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {failure}
      {houses.map((house) => (
        <details key={house.slug} open={houses.length <= maxOpen}>
          <Typography tag="summary" variant="delta">
            {house.name}
          </Typography>
          <HousePlaces house={house} availability={availabilities.get(house.slug)} onSaved={stated.reload} />
        </details>
      ))}
    </Flex>
  );
}
