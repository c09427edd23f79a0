import { type JobArea, jobAreas } from '@group/content-client/contract/content/enumerations';
import { Button } from '@group/ui/Button';
import { Checkbox } from '@group/ui/form/Checkbox';
import { Select } from '@group/ui/form/Select';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import type { ReactNode } from 'react';
import { withPrefix } from '../../site/paths.ts';
import { useSite } from '../../site/useSite.ts';
import { areaMessages } from '../../domain/jobs/area.messages.ts';
import * as styles from './JobFilters.css.ts';
import { areaWords, filterFields, type JobFilter, type ListingPath } from '../../domain/jobs/jobFilter.ts';
import { listingMessages } from '../../domain/jobs/listing.messages.ts';

export interface JobFiltersProps {
  /** The list that is filtered. */
  path: ListingPath;
  filter: JobFilter;
  /** Organisations to choose from; empty on the site of one organisation. */
  companies: readonly { key: string; name: string }[];
  /** Places to choose from, where there are several. */
  places: readonly string[];
  /** Whether the list has apprenticeships among other jobs. */
  picksApprenticeships: boolean;
}

/** Ids of the elements that the filters update. */
export const listingParts = { title: 'listing-title', count: 'listing-count', jobs: 'listing-jobs' } as const;

interface FieldsProps extends Pick<JobFiltersProps, 'companies' | 'places' | 'picksApprenticeships'> {
  /** Of the fields. */
  names: Readonly<Record<'area' | 'company' | 'place' | 'apprenticeships', string>>;
  /** Values of the areas, by default the areas themselves. */
  areaWords?: Readonly<Record<JobArea, string>>;
  chosen: { area?: string | undefined; company?: string | undefined } & Pick<
    JobFilter,
    'place' | 'apprenticeshipsOnly'
  >;
  /** What is shown above the last field. */
  children?: ReactNode;
}

/** What a list of jobs is filtered by. Browsers keep none of it, as the address determines it. */
export function JobFilterFields({ names, areaWords: words, chosen, children, ...choices }: FieldsProps) {
  const { companies, places, picksApprenticeships } = choices;
  const messages = useMessages(listingMessages);
  const areas = useMessages(areaMessages);
  return (
    <>
      <Select
        name={names.area}
        label={messages.area}
        placeholder={messages.allAreas}
        options={jobAreas.map((area) => ({ value: words?.[area] ?? area, label: areas[area] }))}
        defaultValue={chosen.area}
        autoComplete="off"
        optional="silently"
      />
      {companies.length > 0 && (
        <Select
          name={names.company}
          label={messages.company}
          placeholder={messages.allCompanies}
          options={companies.map(({ key, name }) => ({ value: key, label: name }))}
          defaultValue={chosen.company}
          autoComplete="off"
          optional="silently"
        />
      )}
      {places.length > 1 && (
        <Select
          name={names.place}
          label={messages.place}
          placeholder={messages.allPlaces}
          options={places.map((place) => ({ value: place, label: place }))}
          defaultValue={chosen.place}
          autoComplete="off"
          optional="silently"
        />
      )}
      {children}
      {picksApprenticeships && (
        <Checkbox
          name={names.apprenticeships}
          label={messages.apprenticeshipsOnly}
          value="1"
          defaultChecked={chosen.apprenticeshipsOnly}
          isFromAddress
          optional="silently"
        />
      )}
    </>
  );
}

interface FormProps extends JobFiltersProps {
  /** What is shown above the fields. */
  children: ReactNode;
}

/**
 * The filters of a job list. A plain form with a button; with JavaScript `enhanceFilters` submits it on each change and
 * keeps scroll position and focus.
 */
export function JobFilters({ path, filter, children, ...choices }: FormProps) {
  const messages = useMessages(listingMessages);
  const action = withPrefix(useSite().pathPrefix, path);

  return (
    <search aria-label={messages.search}>
      <form className={styles.form} method="get" action={action} aria-controls={Object.values(listingParts).join(' ')}>
        {children}
        <JobFilterFields
          {...choices}
          names={filterFields}
          areaWords={areaWords}
          chosen={{ ...filter, area: filter.area && areaWords[filter.area] }}
        />
        <div className={styles.button}>
          <Button type="submit" variant="secondary">
            {messages.show}
          </Button>
        </div>
      </form>
    </search>
  );
}
