import { Button, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import type { Listed } from '../worklist/listed.ts';
import { housesOf, views } from './views.ts';

/** Strapi's selects have no empty value. */
const allHouses = '–';

interface Props {
  applications: readonly Listed[];
  view: string | undefined;
  /** Key of an organisation; empty for all. */
  house: string;
  onChange: (view: string, house: string) => void;
}

export function ApplicationFilters({ applications, view = '', house, onChange }: Props) {
  const houses = housesOf(applications);
  const ofHouse = applications.filter(({ tenant }) => !house || tenant === house);
  return (
    <>
      <Flex gap={2} wrap="wrap" role="group" aria-label="Ansicht">
        {views.map(({ key, name, has }) => (
          <Button
            key={key}
            variant={key === view ? 'secondary' : 'tertiary'}
            aria-pressed={key === view}
            onClick={() => onChange(key, house)}
          >
            {name} {ofHouse.filter(has).length}
          </Button>
        ))}
      </Flex>
      {houses.size > 1 && (
        <SingleSelect
          aria-label="Betrieb"
          value={house || allHouses}
          onChange={(value: string | number) => onChange(view, value === allHouses ? '' : String(value))}
        >
          <SingleSelectOption value={allHouses}>Alle Betriebe</SingleSelectOption>
          {[...houses].map(([key, name]) => (
            <SingleSelectOption key={key} value={key}>
              {name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      )}
    </>
  );
}
