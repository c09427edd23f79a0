import { offers } from '@group/content-client/contract/content/enumerations';
import { Button } from '@group/ui/Button';
import { Grid } from '@group/ui/Grid';
import { Select } from '@group/ui/form/Select';
import { Stack } from '@group/ui/Stack';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { paths, withPrefix } from '../../site/paths.ts';
import { useSite } from '../../site/useSite.ts';
import { freePlacesMessages, offerMessages } from './freePlaces.messages.ts';
import { type HouseChoices, type HouseFilter, houseFilterFields, houseKindWords, offerWords } from './houseFilter.ts';
import { houseKindMessages } from './houseKind.messages.ts';
import { housesMessages } from './houses.messages.ts';

/** Id of the number of houses found, where the form leads: on a phone, an introduction fills the screen above it. */
export const houseCountId = 'houses-count';

interface HouseFinderProps {
  choices: HouseChoices;
  filter?: HouseFilter;
  /** Ids of the elements that `enhanceFilters` updates on each change; without them, the form leads to the houses. */
  updates?: readonly string[];
}

/** A plain form that shows the houses of a place or a kind. */
export function HouseFinder({ choices, filter = {}, updates }: HouseFinderProps) {
  const messages = useMessages(housesMessages);
  const kinds = useMessages(houseKindMessages);
  const freePlaces = useMessages(freePlacesMessages);
  const offerNames = useMessages(offerMessages);
  const action = `${withPrefix(useSite().pathPrefix, paths.houses.href())}#${houseCountId}`;
  return (
    <search aria-label={messages.find}>
      <form method="get" action={action} aria-controls={updates?.join(' ')}>
        <Stack gap={3}>
          <Grid columns="three">
            <Select
              name={houseFilterFields.place}
              label={messages.place}
              placeholder={messages.allPlaces}
              options={choices.places.map((place) => ({ value: place, label: place }))}
              defaultValue={filter.place}
              optional="silently"
            />
            {choices.kinds.length > 1 && (
              <Select
                name={houseFilterFields.kind}
                label={messages.kind}
                placeholder={messages.allKinds}
                options={choices.kinds.map((kind) => ({ value: houseKindWords[kind], label: kinds[kind] }))}
                defaultValue={filter.kind && houseKindWords[filter.kind]}
                optional="silently"
              />
            )}
            {(choices.free.length > 0 || filter.free) && (
              <Select
                name={houseFilterFields.free}
                label={freePlaces.filter}
                placeholder={freePlaces.allOffers}
                options={offers
                  .filter((offer) => choices.free.includes(offer) || offer === filter.free)
                  .map((offer) => ({ value: offerWords[offer], label: offerNames[offer] }))}
                defaultValue={filter.free && offerWords[filter.free]}
                optional="silently"
              />
            )}
          </Grid>
          <div>
            <Button type="submit">{messages.show}</Button>
          </div>
        </Stack>
      </form>
    </search>
  );
}
