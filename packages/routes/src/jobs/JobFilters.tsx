import { jobAreas } from '@group/content-client/job/jobKinds';
import { Button } from '@group/ui/Button';
import { Checkbox } from '@group/ui/form/Checkbox';
import { Select } from '@group/ui/form/Select';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { type FormEvent, useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { withPrefix } from '../paths.ts';
import { useSite } from '../site/useSite.ts';
import { areaTexts } from './area.texts.ts';
import * as styles from './JobFilters.css.ts';
import { areaWords, filterFields, type JobFilter, type ListingPath } from './jobFilter.ts';
import { listingTexts } from './listing.texts.ts';

export interface JobFiltersProps {
  /** The list that is filtered. */
  path: ListingPath;
  filter: JobFilter;
  /** Organisations to choose from; empty where the site has one only. */
  companies: readonly { key: string; name: string }[];
  /** Whether apprenticeships can be picked out of the list. */
  picksApprenticeships: boolean;
}

/** Shows in the form what the address says, also after a step back in the history. */
function useFormOf({ area, company = '', apprenticeshipsOnly = false }: JobFilter) {
  const form = useRef<HTMLFormElement>(null);
  const areaWord = area ? areaWords[area] : '';
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement) field.checked = apprenticeshipsOnly;
      if (field instanceof HTMLSelectElement) field.value = field.name === filterFields.area ? areaWord : company;
    }
  }, [areaWord, company, apprenticeshipsOnly]);
  return form;
}

/** Leaves out what is not chosen, so that addresses stay short. */
function chosen(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value ? [[name, value]] : [],
  );
  return new URLSearchParams(entries);
}

/**
 * What to look for. A plain form with a button; where there is JavaScript it sends itself at each change, through the
 * router: the page stays where it is, and so does the focus.
 */
export function JobFilters({ path, filter, companies, picksApprenticeships }: JobFiltersProps) {
  const texts = useTexts(listingTexts);
  const areas = useTexts(areaTexts);
  const submit = useSubmit();
  const form = useFormOf(filter);
  const action = withPrefix(useSite().pathPrefix, path);

  function send(event: FormEvent<HTMLFormElement>): void {
    // Of a change nothing may be prevented: the tick of a checkbox would be taken back.
    if (event.type === 'submit') event.preventDefault();
    void submit(chosen(event.currentTarget), { action, replace: true, preventScrollReset: true });
  }

  return (
    <search aria-label={texts.search}>
      <Form ref={form} className={styles.form} action={action} autoComplete="off" onChange={send} onSubmit={send}>
        <Select
          name={filterFields.area}
          label={texts.area}
          placeholder={texts.allAreas}
          options={jobAreas.map((area) => ({ value: areaWords[area], label: areas[area] }))}
          defaultValue={filter.area && areaWords[filter.area]}
          optional="silently"
        />
        {companies.length > 0 && (
          <Select
            name={filterFields.company}
            label={texts.company}
            placeholder={texts.allCompanies}
            options={companies.map(({ key, name }) => ({ value: key, label: name }))}
            defaultValue={filter.company}
            optional="silently"
          />
        )}
        {picksApprenticeships && (
          <Checkbox
            name={filterFields.apprenticeships}
            label={texts.apprenticeshipsOnly}
            value="1"
            defaultChecked={filter.apprenticeshipsOnly}
            optional="silently"
          />
        )}
        <div className={styles.button}>
          <Button type="submit" look="secondary">
            {texts.show}
          </Button>
        </div>
      </Form>
    </search>
  );
}
