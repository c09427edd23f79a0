import { Heading } from '@group/ui/Heading';
import { Icon, type IconName } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { Tag } from '@group/ui/Tag';
import { useLanguage, useTexts } from '@group/ui/texts/LanguageProvider';
import { jobPath } from '../paths.ts';
import { germanIf } from '../site/SomeGermanOnly.tsx';
import { useSite } from '../site/useSite.ts';
import { startOf, workloadOf } from './jobFacts.ts';
import { jobFactsTexts } from './jobFacts.texts.ts';
import * as styles from './JobList.css.ts';
import type { JobTeaser } from './jobTeaser.ts';

function Fact({ icon, words, lang }: { icon: IconName; words: string | undefined; lang?: string | undefined }) {
  if (!words) return null;
  return (
    <li className={styles.fact} lang={lang}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      {words}
    </li>
  );
}

function KindTag({ kind }: Pick<JobTeaser, 'kind'>) {
  const texts = useTexts(jobFactsTexts);
  if (kind === 'vacancy') return null;
  return <Tag tone={kind === 'apprenticeship' ? 'primary' : 'secondary'}>{texts[kind]}</Tag>;
}

interface JobListProps {
  jobs: readonly JobTeaser[];
  /** Place of the titles in the page's outline. */
  level?: 2 | 3;
  /** False where the list has one kind only, which its heading says. */
  showsKind?: boolean;
}

function JobRow({ job, level, showsKind }: { job: JobTeaser; level: 2 | 3; showsKind: boolean }) {
  const language = useLanguage();
  const { features } = useSite();
  const { title, kind, company, workplace, germanOnly } = job;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        {showsKind && <KindTag kind={kind} />}
        <Heading level={level} size="title3" lang={germanIf(germanOnly)}>
          <Link look="plain" className={styles.link} href={jobPath(job, features.apprenticeships)}>
            {title}
          </Link>
        </Heading>
      </div>
      <ul className={styles.facts}>
        <Fact icon="pin" words={company ? `${company}, ${workplace}` : workplace} lang={germanIf(germanOnly)} />
        <Fact icon="clock" words={workloadOf(language, job)} />
        <Fact icon="calendar" words={startOf(language, job)} />
      </ul>
      <span className={styles.arrow}>
        <Icon name="arrowRight" />
      </span>
    </li>
  );
}

/** Advertisements, one a row: what, where, how much, from when. */
export function JobList({ jobs, level = 3, showsKind = true }: JobListProps) {
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} level={level} showsKind={showsKind} />
      ))}
    </ul>
  );
}
