import { jobAreas } from '@group/content-client/contract/content/enumerations';
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

interface FormProps extends JobFiltersProps {
  /** What is shown above the fields. */
  children: ReactNode;
}

/**
 * The filters of a job list. A plain form with a button; with JavaScript `enhanceFilters` submits it on each change and
 * keeps scroll position and focus.
 */
export function JobFilters({ path, filter, companies, places, picksApprenticeships, children }: FormProps) {
  const messages = useMessages(listingMessages);
  const areas = useMessages(areaMessages);
  const action = withPrefix(useSite().pathPrefix, path);

  return (
    <search aria-label={messages.search}>
      <form className={styles.form} method="get" action={action} aria-controls={Object.values(listingParts).join(' ')}>
        {children}
        <Select
          name={filterFields.area}
          label={messages.area}
          placeholder={messages.allAreas}
          options={jobAreas.map((area) => ({ value: areaWords[area], label: areas[area] }))}
          defaultValue={filter.area && areaWords[filter.area]}
          optional="silently"
        />
        {companies.length > 0 && (
          <Select
            name={filterFields.company}
            label={messages.company}
            placeholder={messages.allCompanies}
            options={companies.map(({ key, name }) => ({ value: key, label: name }))}
            defaultValue={filter.company}
            optional="silently"
          />
        )}
        {places.length > 1 && (
          <Select
            name={filterFields.place}
            label={messages.place}
            placeholder={messages.allPlaces}
            options={places.map((place) => ({ value: place, label: place }))}
            defaultValue={filter.place}
            optional="silently"
          />
        )}
        {picksApprenticeships && (
          <Checkbox
            name={filterFields.apprenticeships}
            label={messages.apprenticeshipsOnly}
            value="1"
            defaultChecked={filter.apprenticeshipsOnly}
            optional="silently"
          />
        )}
        <div className={styles.button}>
          <Button type="submit" variant="secondary">
            {messages.show}
          </Button>
        </div>
      </form>
    </search>
  );
}
