import { Section } from '@group/ui/Section';
import { Button } from '@group/ui/Button';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { Composed, type ComposedContent } from '../../blocks/Blocks/Composed.tsx';
import { PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';
import { PageOpening } from '../../layout/PageOpening.tsx';
import { paths } from '../../site/paths.ts';
import { PartlyUntranslatedNotice } from '../../site/PartlyUntranslatedNotice.tsx';
import { houseCountId, HouseFinder } from '../../domain/houses/HouseFinder.tsx';
import type { HouseChoices, HouseFilter } from '../../domain/houses/houseFilter.ts';
import { HouseCards } from '../../domain/houses/HouseCards.tsx';
import { housesMessages } from '../../domain/houses/houses.messages.ts';
import type { HouseTeaser } from '../../domain/houses/houseTeaser.ts';

interface HousesViewProps {
  /** The composed introduction above the houses. */
  page: ComposedContent | null;
  /** What visitors can filter by; missing where the houses are few. */
  choices?: HouseChoices | undefined;
  filter?: HouseFilter;
  /** The houses that match the filter. */
  houses: readonly HouseTeaser[];
}

/** Ids of the elements that the finder updates. */
const parts = { count: houseCountId, houses: 'houses' } as const;

export function HousesView({ page, choices, filter, houses }: HousesViewProps) {
  const messages = useMessages(housesMessages);
  const steps = [{ name: page?.title ?? messages.title, path: paths.houses.href() }];
  return (
    <>
      {page && <Composed page={page} breadcrumbs={<PageBreadcrumbs steps={steps} />} />}
      <Section>
        {page === null && <PageOpening steps={steps} lead={houses.length > 0 && messages.lead} />}
        {choices && <HouseFinder choices={choices} filter={filter} updates={Object.values(parts)} />}
        {choices && (
          <p id={parts.count} role="status">
            {houses.length > 0 ? messages.count(houses.length) : messages.noMatch}
          </p>
        )}
        <div id={parts.houses}>
          <PartlyUntranslatedNotice entries={houses} />
          {houses.length > 0 && <HouseCards houses={houses} level={2} />}
          {houses.length === 0 && !choices && <p>{messages.none}</p>}
          {houses.length === 0 && choices && (
            <Button variant="secondary" href={paths.houses.href()}>
              {messages.all}
            </Button>
          )}
        </div>
      </Section>
    </>
  );
}
