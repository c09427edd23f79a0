import { type JobArea, jobAreas } from '@group/content-client/contract/content/enumerations';
import { Section } from '@group/ui/Section';
import { Button } from '@group/ui/Button';
import { Card } from '@group/ui/Card';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import type { LoadedBlock } from '../../blocks/block/block.ts';
import { Blocks } from '../../blocks/Blocks/Blocks.tsx';
import { Composed, type ComposedContent } from '../../blocks/Blocks/Composed.tsx';
import { PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';
import { PageOpening } from '../../layout/PageOpening.tsx';
import { paths } from '../../site/paths.ts';
import { UntranslatedNotice } from '../../site/UntranslatedNotice.tsx';
import { useSite } from '../../site/useSite.ts';
import { areaMessages } from '../../domain/jobs/area.messages.ts';
import { listingHref } from '../../domain/jobs/jobFilter.ts';
import { jobsIndexMessages } from '../../domain/jobs/jobsIndex.messages.ts';
import { listingMessages } from '../../domain/jobs/listing.messages.ts';
import * as styles from './JobsIndexView.css.ts';
import { noJobsMessages } from '../../domain/jobs/noJobs.messages.ts';

export interface JobsIndexViewProps {
  /** The composed introduction above the counts. */
  page: ComposedContent | null;
  /** Number of open jobs by area. */
  byArea: Readonly<Record<JobArea, number>>;
  /** Number of all open jobs, including apprenticeships. */
  total: number;
  apprenticeships: number;
}

/** Areas without jobs are listed, too, so that visitors need not wonder whether they are missing. */
function Areas({ byArea }: Pick<JobsIndexViewProps, 'byArea'>) {
  const messages = useMessages(jobsIndexMessages);
  const { count } = useMessages(listingMessages);
  const names = useMessages(areaMessages);
  return (
    <ul className={styles.areas}>
      {jobAreas.map((area) => (
        <li key={area} className={styles.area}>
          {byArea[area] > 0 ? (
            <Link variant="plain" className={styles.areaLink} href={listingHref(paths.vacancies.pattern, { area })}>
              {names[area]}
            </Link>
          ) : (
            <Text as="span" tone="soft">
              {names[area]}
            </Text>
          )}
          <Text as="span" size="small">
            {byArea[area] > 0 ? count(byArea[area]) : messages.none}
          </Text>
        </li>
      ))}
    </ul>
  );
}

interface WaysProps extends Pick<JobsIndexViewProps, 'total' | 'apprenticeships'> {
  /** Whether the composed page invites to the quick application itself. */
  isInvited: boolean;
}

function Ways({ total, apprenticeships, isInvited }: WaysProps) {
  const messages = useMessages(jobsIndexMessages);
  const { vacancies } = useMessages(listingMessages);
  const { noVacancies, noApprenticeships } = useMessages(noJobsMessages);
  const { features } = useSite();
  return (
    <div className={styles.actions}>
      <Card title={vacancies} href={paths.vacancies.href()}>
        <p>
          {total > 0 ? messages.vacanciesText(total) : noVacancies} {apprenticeships > 0 && messages.included}
        </p>
      </Card>
      {features.apprenticeships && (
        <Card title={messages.apprenticeships} href={paths.apprenticeships.href()}>
          <p>{apprenticeships > 0 ? messages.apprenticeshipsText(apprenticeships) : noApprenticeships}</p>
        </Card>
      )}
      <Card title={messages.training} href={paths.training.href()}>
        <p>{messages.trainingText}</p>
      </Card>
      {!isInvited && (
        <Card title={messages.application} href={paths.application.href()}>
          <p>{messages.applicationText}</p>
        </Card>
      )}
    </div>
  );
}

function isOpening({ type }: LoadedBlock, position: number): boolean {
  return type === 'vacancy-teaser' || (type === 'hero' && position === 0);
}

function isInvitation(block: LoadedBlock): boolean {
  return block.type === 'call-to-action' && block.link === paths.application.href();
}

/**
 * Splits the composed page: open jobs follow the opening, whatever editors have put before them. Where none is open, the
 * links to the lists say so.
 */
function jobsFirst(
  { blocks, ...page }: ComposedContent,
  total: number,
): { opening: ComposedContent; rest: readonly LoadedBlock[] } {
  const opening = blocks.filter(isOpening).filter(({ type }) => total > 0 || type !== 'vacancy-teaser');
  return {
    opening: { ...page, blocks: opening },
    rest: blocks.filter((block, position) => !isOpening(block, position)),
  };
}

/** The jobs index: the composed opening, open jobs by area, the rest of the composed page, and links to the lists. */
export function JobsIndexView({ page, byArea, total, apprenticeships }: JobsIndexViewProps) {
  const messages = useMessages(jobsIndexMessages);
  const { opening, rest } = page ? jobsFirst(page, total) : { opening: null, rest: [] };
  const nextSteps = (
    <>
      {total > 0 && <Button href={paths.vacancies.href()}>{messages.viewVacancies(total)}</Button>}
      <Button variant={total > 0 ? 'secondary' : 'primary'} href={paths.application.href()}>
        {messages.application}
      </Button>
    </>
  );
  const steps = [{ name: page?.title ?? messages.title, path: paths.jobs.href() }];
  return (
    <>
      {opening && <Composed page={opening} breadcrumbs={<PageBreadcrumbs steps={steps} />} actions={nextSteps} />}
      {(page === null || total > 0) && (
        <Section>
          {page === null && (
            <PageOpening steps={steps} lead={messages.lead}>
              <div className={styles.nextSteps}>{nextSteps}</div>
            </PageOpening>
          )}
          {total > 0 && (
            <Stack gap={3}>
              <Heading level={2}>{messages.byArea}</Heading>
              <Areas byArea={byArea} />
            </Stack>
          )}
        </Section>
      )}
      {page && rest.length > 0 && (
        <UntranslatedNotice when={page.untranslated} silent>
          <Blocks blocks={rest} />
        </UntranslatedNotice>
      )}
      <Section background="warm">
        <Heading level={2}>{messages.actions}</Heading>
        <Ways total={total} apprenticeships={apprenticeships} isInvited={rest.some(isInvitation)} />
      </Section>
    </>
  );
}
