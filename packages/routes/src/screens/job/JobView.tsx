import { Band } from '@group/ui/Band';
import { Heading } from '@group/ui/Heading';
import { RichText } from '@group/ui/RichText';
import { Tag } from '@group/ui/Tag';
import { Text } from '@group/ui/Text';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { Trail } from '../../layout/Trail.tsx';
import { jobFactsTexts } from '../../domain/jobs/jobFacts.texts.ts';
import { JobList } from '../../domain/jobs/JobList.tsx';
import type { JobTeaser } from '../../domain/jobs/jobTeaser.ts';
import { GermanOnly } from '../../site/GermanOnly.tsx';
import { SomeGermanOnly } from '../../site/SomeGermanOnly.tsx';
import { useSite } from '../../site/useSite.ts';
import type { Advertisement } from './advertisement.ts';
import { Gone } from './Gone.tsx';
import { Interested } from './Interested.tsx';
import { JobFacts } from './JobFacts.tsx';
import { jobTexts } from './job.texts.ts';
import { jobTrail } from './jobTrail.ts';
import * as styles from './JobView.css.ts';

type Open = Extract<Advertisement, { state: 'open' }>;

function Kind({ kind }: Pick<Open['job'], 'kind'>) {
  const texts = useTexts(jobFactsTexts);
  return kind !== 'vacancy' && <Tag tone={kind === 'apprenticeship' ? 'primary' : 'secondary'}>{texts[kind]}</Tag>;
}

function OpenJob({ job }: Pick<Open, 'job'>) {
  const { title, kind, intro, description } = job;
  return (
    <article className={styles.columns}>
      <div className={styles.opening}>
        <Kind kind={kind} />
        <Heading level={1}>{title}</Heading>
        {intro && (
          <Text size="lead" tone="soft">
            {intro}
          </Text>
        )}
      </div>
      <JobFacts job={job} />
      <div>{description.length > 0 && <RichText nodes={description} />}</div>
    </article>
  );
}

function Others({ title, jobs }: { title: string; jobs: readonly JobTeaser[] }) {
  if (jobs.length === 0) return null;
  return (
    <Band ground="warm">
      <Heading level={2}>{title}</Heading>
      <SomeGermanOnly entries={jobs} />
      <JobList jobs={jobs} />
    </Band>
  );
}

/** One advertisement; or, in its place, that it is filled or gone. Below it, other jobs that are open. */
export function JobView({ advertisement }: { advertisement: Advertisement }) {
  const site = useSite();
  const texts = useTexts(jobTexts);
  const { state, others } = advertisement;
  if (state !== 'open') {
    return (
      <>
        <Gone advertisement={advertisement} />
        <Others title={state === 'filled' ? texts.similar : texts.open} jobs={others} />
      </>
    );
  }
  const { job } = advertisement;
  return (
    <>
      <Band>
        <Trail steps={jobTrail(site, job)} />
        <GermanOnly when={job.germanOnly}>
          <OpenJob job={job} />
        </GermanOnly>
      </Band>
      <Interested job={job} />
      <Others title={texts.similar} jobs={others} />
    </>
  );
}
