import { Band } from '@group/ui/Band';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { Stack } from '@group/ui/Stack';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { JobList } from '../../domain/jobs/JobList.tsx';
import { noJobsTexts } from '../../domain/jobs/noJobs.texts.ts';
import { paths } from '../../site/paths.ts';
import { SomeGermanOnly } from '../../site/SomeGermanOnly.tsx';
import { useSite } from '../../site/useSite.ts';
import type { LoadedBlockOf } from '../block/block.ts';
import { vacancyTeaserTexts } from './VacancyTeaserBlock.texts.ts';

type TeaserBlock = LoadedBlockOf<'vacancy-teaser'>;

/** What is left beyond those shown, of each kind, in singular and plural. */
function More({ block: { jobs, totals } }: { block: TeaserBlock }) {
  const texts = useTexts(vacancyTeaserTexts);
  const { features } = useSite();
  const more = [
    { kind: 'vacancy', words: texts.moreVacancies, path: paths.vacancies },
    {
      kind: 'apprenticeship',
      words: texts.moreApprenticeships,
      path: features.apprenticeships ? paths.apprenticeships : paths.vacancies,
    },
    { kind: 'teaching', words: texts.moreTeachingPosts, path: paths.vacancies },
  ] as const;
  return more.map(({ kind, words, path }) => {
    const number = totals[kind] - jobs.filter((job) => job.kind === kind).length;
    return (
      number > 0 && (
        <Link key={kind} href={path}>
          {words(number)}
        </Link>
      )
    );
  });
}

/** Open positions: the newest few, how many more of each kind, and the way to all of them. */
export function VacancyTeaserBlock({ block }: { block: TeaserBlock }) {
  const { title, jobs, totals } = block;
  const texts = useTexts(vacancyTeaserTexts);
  const { noVacancies, noApprenticeships } = useTexts(noJobsTexts);
  const { features } = useSite();
  return (
    <Band ground="warm">
      <Heading level={2}>{title ?? texts.vacancies}</Heading>
      <SomeGermanOnly entries={jobs} />
      {jobs.length > 0 && <JobList jobs={jobs} />}
      <Stack gap="one">
        {totals.vacancy + totals.teaching === 0 && <p>{noVacancies}</p>}
        {features.apprenticeships && totals.apprenticeship === 0 && <p>{noApprenticeships}</p>}
        <More block={block} />
      </Stack>
      <p>
        <Button href={paths.jobs}>{texts.viewAll}</Button>
      </p>
    </Band>
  );
}
