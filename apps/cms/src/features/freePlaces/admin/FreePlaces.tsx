import { offerNames, placeStateNames } from '@group/content-client/contract/content/enumerationNames';
import { type Offer, offers, type PlaceState, placeStates } from '@group/content-client/contract/content/enumerations';
import { Button, Flex, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useAction } from '../../../adminUi/useAction.ts';
import { useContent } from '../../../adminUi/useContent.ts';
import { swissDateAndTime } from '../../../content/swissDate.ts';
import type { Availability, House as PublishedHouse } from '../places.ts';

type States = Partial<Record<Offer, PlaceState | null>>;

/** A draft may not name its organisation yet. */
type House = Omit<PublishedHouse, 'company'> & { company: PublishedHouse['company'] | null };

const listOf = (type: string) => `/content-manager/collection-types/plugin::content.${type}`;
const all = 'page=1&pageSize=100';

/** More are folded. */
const maxOpen = 3;

interface OfferProps {
  house: string;
  offer: Offer;
  state: PlaceState | null;
  onChange: (state: PlaceState | null) => void;
}

function OfferStates({ house, offer, state, onChange }: OfferProps) {
  const choices = [...placeStates, null];
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
              onChange={() => onChange(choice)}
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
  onSaved: () => void;
}

function HousePlaces({ house, availability, onSaved }: HousePlacesProps) {
  const { run, failure } = useAction(() => 'Nicht gespeichert. Bitte versuchen Sie es noch einmal.');

  const save = async (states: States): Promise<void> => {
    const { put, post } = getFetchClient();
    const company = { connect: [{ documentId: house.company?.documentId }] };
    await run(() =>
      availability
        ? put(`${listOf('availability')}/${availability.documentId}`, states)
        : post(listOf('availability'), { house: house.slug, company, ...states }),
    );
    onSaved();
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={2} paddingTop={2}>
      {offers.map((offer) => (
        <OfferStates
          key={offer}
          house={house.slug}
          offer={offer}
          state={availability?.[offer] ?? null}
          onChange={(state) => void save({ [offer]: state })}
        />
      ))}
      {availability && (
        <Flex gap={3} wrap="wrap">
          <Typography>Stand: {swissDateAndTime(availability.statedAt)}</Typography>
          <Button size="S" variant="secondary" onClick={() => void save({})}>
            Stimmt noch
          </Button>
        </Flex>
      )}
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

  if (found.failed || stated.failed)
    return <Typography role="alert">Die freien Plätze können gerade nicht geladen werden.</Typography>;
  if (!found.content || !stated.content) return <Typography>Wird geladen …</Typography>;
  // Offices and workshops have no residents.
  const houses = found.content.results.filter(({ kind }) => kind !== 'services');
  const availabilities = new Map(stated.content.results.map((availability) => [availability.house, availability]));
  if (houses.length === 0) return <Typography>Keines Ihrer Häuser bietet Plätze an.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {houses.map((house) => (
        <details key={house.slug} open={houses.length <= maxOpen}>
          <Typography tag="summary" variant="delta">
            {house.name}
          </Typography>
          <HousePlaces
            house={house}
            availability={availabilities.get(house.slug)}
            onSaved={() => void stated.reload()}
          />
        </details>
      ))}
    </Flex>
  );
}
