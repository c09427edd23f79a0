import { Section } from '@group/ui/Section';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { Pagination } from '@group/ui/Pagination';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { PageOpening } from '../../layout/PageOpening.tsx';
import { paths } from '../../site/paths.ts';
import { PartlyUntranslatedNotice } from '../../site/PartlyUntranslatedNotice.tsx';
import { JobFilters, type JobFiltersProps, listingParts } from './JobFilters.tsx';
import { listingHref } from '../../domain/jobs/jobFilter.ts';
import { JobList } from '../../domain/jobs/JobList.tsx';
import type { JobTeaser } from '../../domain/jobs/jobTeaser.ts';
import { listingMessages } from '../../domain/jobs/listing.messages.ts';
import { jobAlertMessages } from './jobAlert.messages.ts';
import * as styles from './ListingView.css.ts';
import { noJobsMessages } from '../../domain/jobs/noJobs.messages.ts';

export interface ListingViewProps extends JobFiltersProps {
  /** The jobs of this page, newest first. */
  jobs: readonly JobTeaser[];
  /** Number of matching jobs on all pages. */
  total: number;
  /** Counted from 1. */
  page: number;
  pages: number;
  /** Whether the unfiltered list has any jobs. */
  anyOpen: boolean;
  /** Whether visitors can get new jobs by mail. */
  offersAlert: boolean;
}

/** Suggestions where no job matches. */
function NoJobs({ path, anyOpen }: Pick<ListingViewProps, 'path' | 'anyOpen'>) {
  const messages = useMessages(listingMessages);
  return (
    <Stack gap={3}>
      <Text>{messages.spontaneous}</Text>
      <div className={styles.actions}>
        {anyOpen && <Button href={listingHref(path)}>{messages.clear}</Button>}
        <Button variant={anyOpen ? 'secondary' : 'primary'} href={paths.application.href()}>
          {messages.apply}
        </Button>
      </div>
    </Stack>
  );
}

/** Leads to the form that subscribes to the jobs of a list, with its filters. */
function AlertOffer({ path, filter }: Pick<ListingViewProps, 'path' | 'filter'>) {
  const messages = useMessages(jobAlertMessages);
  const apprenticeshipsOnly = filter.apprenticeshipsOnly || path === paths.apprenticeships.pattern;
  return (
    <Stack gap={2}>
      <Heading level={2}>{messages.title}</Heading>
      <Text>{messages.lead}</Text>
      <div>
        <Button variant="secondary" href={listingHref(paths.jobAlert.pattern, { ...filter, apprenticeshipsOnly })}>
          {messages.offer}
        </Button>
      </div>
    </Stack>
  );
}

/** The number of matching jobs, in a live region. */
function Count({ path, total, anyOpen, filter }: ListingViewProps) {
  const messages = useMessages(listingMessages);
  const { noVacancies, noApprenticeships } = useMessages(noJobsMessages);
  const apprentices = path === paths.apprenticeships.pattern;
  const number =
    apprentices || filter.apprenticeshipsOnly ? messages.countApprenticeships(total) : messages.count(total);
  const none = anyOpen ? messages.noMatch : apprentices ? noApprenticeships : noVacancies;
  return (
    <p id={listingParts.count} className={styles.count} role="status">
      {total > 0 ? number : none}
    </p>
  );
}

/** A list of jobs: filters, count, and one page of results. */
export function ListingView(props: ListingViewProps) {
  const { path, filter, jobs, total, page, pages, anyOpen } = props;
  const messages = useMessages(listingMessages);
  const apprentices = path === paths.apprenticeships.pattern;
  const title = apprentices ? messages.apprenticeships : messages.vacancies;
  return (
    <Section>
      <PageOpening
        steps={[
          { name: messages.jobs, path: paths.jobs.href() },
          { name: title, path },
        ]}
        title={page > 1 ? messages.page(title, page) : title}
        id={listingParts.title}
        lead={anyOpen && (apprentices ? messages.apprenticeshipsLead : messages.vacanciesLead)}
      />
      {anyOpen && (
        <JobFilters {...props}>
          <Count {...props} />
        </JobFilters>
      )}
      <div className={styles.results}>
        {!anyOpen && <Count {...props} />}
        <div id={listingParts.jobs} className={styles.results}>
          <PartlyUntranslatedNotice entries={jobs} />
          {total > 0 ? (
            <JobList jobs={jobs} level={2} showsKind={!apprentices} />
          ) : (
            <NoJobs path={path} anyOpen={anyOpen} />
          )}
          <Pagination page={page} pages={pages} hrefOf={(number) => listingHref(path, filter, number)} />
          {props.offersAlert && <AlertOffer path={path} filter={filter} />}
        </div>
      </div>
      <p>
        <Link variant="contact" href={paths.vacanciesRss.href()}>
          {messages.feed}
        </Link>
      </p>
    </Section>
  );
}
