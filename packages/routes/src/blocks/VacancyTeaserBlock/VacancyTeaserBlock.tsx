import { Section } from '@group/ui/Section';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { Stack } from '@group/ui/Stack';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { JobList } from '../../domain/jobs/JobList.tsx';
import { jobsIndexMessages } from '../../domain/jobs/jobsIndex.messages.ts';
import { listingMessages } from '../../domain/jobs/listing.messages.ts';
import { noJobsMessages } from '../../domain/jobs/noJobs.messages.ts';
import { paths } from '../../site/paths.ts';
import { PartlyUntranslatedNotice } from '../../site/PartlyUntranslatedNotice.tsx';
import { useSite } from '../../site/useSite.ts';
import type { LoadedBlockOf } from '../block/block.ts';
import { vacancyTeaserMessages } from './VacancyTeaserBlock.messages.ts';

type TeaserBlock = LoadedBlockOf<'vacancy-teaser'>;

/** The number of further jobs of each kind, in singular and plural. */
function More({ block: { jobs, totals } }: { block: TeaserBlock }) {
  const messages = useMessages(vacancyTeaserMessages);
  const { features } = useSite();
  const more = [
    { kind: 'vacancy', label: messages.moreVacancies, path: paths.vacancies.href() },
    {
      kind: 'apprenticeship',
      label: messages.moreApprenticeships,
      path: features.apprenticeships ? paths.apprenticeships.href() : paths.vacancies.href(),
    },
    { kind: 'teaching', label: messages.moreTeachingPosts, path: paths.vacancies.href() },
  ] as const;
  return more.map(({ kind, label, path }) => {
    const number = totals[kind] - jobs.filter((job) => job.kind === kind).length;
    return (
      number > 0 && (
        <Link key={kind} variant="contact" href={path}>
          {label(number)}
        </Link>
      )
    );
  });
}

/** The newest open jobs, the number of further ones of each kind, and a link to all of them; without jobs to the quick application. */
export function VacancyTeaserBlock({ block }: { block: TeaserBlock }) {
  const { title, jobs, totals } = block;
  const messages = useMessages(vacancyTeaserMessages);
  const { noVacancies, noApprenticeships } = useMessages(noJobsMessages);
  const { application } = useMessages(jobsIndexMessages);
  const { vacancies } = useMessages(listingMessages);
  const { features } = useSite();
  const anyOpen = totals.vacancy + totals.teaching + totals.apprenticeship > 0;
  return (
    <Section background="warm">
      <Heading level={2}>{title ?? vacancies}</Heading>
      <PartlyUntranslatedNotice entries={jobs} />
      {jobs.length > 0 && <JobList jobs={jobs} />}
      <Stack gap={1}>
        {totals.vacancy + totals.teaching === 0 && <p>{noVacancies}</p>}
        {features.apprenticeships && totals.apprenticeship === 0 && <p>{noApprenticeships}</p>}
        <More block={block} />
      </Stack>
      <p>
        {anyOpen ? (
          <Button href={paths.vacancies.href()}>{messages.viewAll}</Button>
        ) : (
          <Button href={paths.application.href()}>{application}</Button>
        )}
      </p>
    </Section>
  );
}
