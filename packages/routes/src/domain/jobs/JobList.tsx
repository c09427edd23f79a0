import { entryPaths } from '@group/content-client/contract/entryPaths';
import { Heading } from '@group/ui/Heading';
import { Icon, type IconName } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { Tag } from '@group/ui/Tag';
import { Text } from '@group/ui/Text';
import { formatDate } from '@group/ui/messages/format';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import type { ReactNode } from 'react';
import { germanIfUntranslated } from '../../site/PartlyUntranslatedNotice.tsx';
import { useSite } from '../../site/useSite.ts';
import { startInWords, workloadInWords } from './jobFacts.ts';
import { jobFactsMessages } from './jobFacts.messages.ts';
import * as styles from './JobList.css.ts';
import type { JobTeaser } from './jobTeaser.ts';

function Fact({ icon, children, ...props }: { icon: IconName; children: ReactNode; lang?: string | undefined }) {
  return (
    <li {...props} className={styles.fact}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <span>{children}</span>
    </li>
  );
}

/** The kind of a job that is no plain vacancy. */
export function KindTag({ kind }: Pick<JobTeaser, 'kind'>) {
  const messages = useMessages(jobFactsMessages);
  if (kind === 'vacancy') return null;
  return <Tag tone={kind === 'apprenticeship' ? 'primary' : 'secondary'}>{messages[kind]}</Tag>;
}

interface JobListProps {
  jobs: readonly JobTeaser[];
  /** Heading level of the titles. */
  level?: 2 | 3;
  /** False where all jobs are of one kind, which the list's heading names. */
  showsKind?: boolean;
}

function JobRow({ job, level, showsKind }: { job: JobTeaser; level: 2 | 3; showsKind: boolean }) {
  const language = useLanguage();
  const { features } = useSite();
  const { posted } = useMessages(jobFactsMessages);
  const { title, kind, company, workplace, postedAt, untranslated } = job;
  const workload = workloadInWords(language, job);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        {showsKind && <KindTag kind={kind} />}
        <Heading level={level} size="title3" lang={germanIfUntranslated(untranslated)}>
          <Link variant="plain" className={styles.link} href={entryPaths.job.href(job, features)}>
            {title}
          </Link>
        </Heading>
        {postedAt && (
          <Text as="span" size="small">
            {posted(formatDate(language, new Date(postedAt)))}
          </Text>
        )}
      </div>
      <ul className={styles.facts}>
        <Fact icon="pin" lang={germanIfUntranslated(untranslated)}>
          {company && <span className={styles.company}>{company}</span>}
          {workplace}
        </Fact>
        {workload && <Fact icon="clock">{workload}</Fact>}
        <Fact icon="calendar">{startInWords(language, job)}</Fact>
      </ul>
      <span className={styles.arrow}>
        <Icon name="arrowRight" />
      </span>
    </li>
  );
}

/** Job advertisements, one per row: title, date of publication, place, workload and start. */
export function JobList({ jobs, level = 3, showsKind = true }: JobListProps) {
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} level={level} showsKind={showsKind} />
      ))}
    </ul>
  );
}
