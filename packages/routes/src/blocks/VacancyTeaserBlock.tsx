import { Band } from '@group/ui/Band';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { Stack } from '@group/ui/Stack';
import { formatDay } from '@group/ui/texts/format';
import { useLanguage, useTexts } from '@group/ui/texts/LanguageProvider';
import { jobPath, paths } from '../paths.ts';
import { useSite } from '../site/useSite.ts';
import type { JobTeaser, LoadedBlockOf } from './block.ts';
import { blockTexts } from './block.texts.ts';
import * as styles from './VacancyTeaserBlock.css.ts';

function Row({ job }: { job: JobTeaser }) {
  const texts = useTexts(blockTexts);
  const language = useLanguage();
  const { features } = useSite();
  const { title, company, workplace, fullTime, pensum, startDate } = job;
  const share = pensum && (pensum.from === pensum.to ? `${pensum.to}%` : `${pensum.from}–${pensum.to}%`);
  const start = startDate ? texts.from(formatDay(language, startDate)) : texts.byAgreement;
  return (
    <li className={styles.row}>
      <Heading level={3}>
        <Link look="plain" className={styles.link} href={jobPath(job, features.apprenticeships)}>
          {title}
        </Link>
      </Heading>
      <ul className={styles.facts}>
        <li>{`${company}, ${workplace}`}</li>
        <li>{fullTime ? texts.fullTime : share}</li>
        <li>{start}</li>
      </ul>
    </li>
  );
}

/** What is left beyond those shown, of each kind, in singular and plural. */
function More({ jobs }: { jobs: readonly JobTeaser[] }) {
  const texts = useTexts(blockTexts);
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
    const number = jobs.filter((job) => job.kind === kind).length;
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
export function VacancyTeaserBlock({ block: { title, count, jobs } }: { block: LoadedBlockOf<'vacancy-teaser'> }) {
  const texts = useTexts(blockTexts);
  const { features } = useSite();
  const noVacancies = !jobs.some(({ kind }) => kind !== 'apprenticeship');
  const noApprenticeships = features.apprenticeships && !jobs.some(({ kind }) => kind === 'apprenticeship');
  return (
    <Band ground="warm">
      <Heading level={2}>{title ?? texts.vacancies}</Heading>
      {jobs.length > 0 && (
        <ul className={styles.list}>
          {jobs.slice(0, count).map((job) => (
            <Row key={job.id} job={job} />
          ))}
        </ul>
      )}
      <Stack gap="one">
        {noVacancies && <p>{texts.noVacancies}</p>}
        {noApprenticeships && <p>{texts.noApprenticeships}</p>}
        <More jobs={jobs.slice(count)} />
      </Stack>
      <p>
        <Button href={paths.jobs}>{texts.viewAll}</Button>
      </p>
    </Band>
  );
}
