import { Section } from '@group/ui/Section';
import { Heading } from '@group/ui/Heading';
import { RichText } from '@group/ui/RichText';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';
import { JobList, KindTag } from '../../domain/jobs/JobList.tsx';
import type { JobTeaser } from '../../domain/jobs/jobTeaser.ts';
import { UntranslatedNotice } from '../../site/UntranslatedNotice.tsx';
import { PartlyUntranslatedNotice } from '../../site/PartlyUntranslatedNotice.tsx';
import { useSite } from '../../site/useSite.ts';
import type { Advertisement, OpenAdvertisement } from './advertisement.ts';
import { JobUnavailable } from './JobUnavailable.tsx';
import { ApplyPanel } from './ApplyPanel.tsx';
import { JobFacts } from './JobFacts.tsx';
import { jobMessages } from './job.messages.ts';
import { jobBreadcrumbs } from './jobBreadcrumbs.ts';
import * as styles from './JobView.css.ts';

function OpenJob({ job }: Pick<OpenAdvertisement, 'job'>) {
  const { title, kind, intro, description } = job;
  return (
    <article className={styles.columns}>
      <div className={styles.opening}>
        <KindTag kind={kind} />
        <Heading level={1}>{title}</Heading>
      </div>
      <JobFacts job={job} />
      <div className={styles.description}>
        {intro && <Text size="lead">{intro}</Text>}
        {description.length > 0 && <RichText nodes={description} />}
      </div>
    </article>
  );
}

function Others({ title, jobs }: { title: string; jobs: readonly JobTeaser[] }) {
  if (jobs.length === 0) return null;
  return (
    <Section background="warm">
      <Heading level={2}>{title}</Heading>
      <PartlyUntranslatedNotice entries={jobs} />
      <JobList jobs={jobs} />
    </Section>
  );
}

/** An advertisement, or a notice that the job is filled or removed; below it other open jobs. */
export function JobView({ advertisement }: { advertisement: Advertisement }) {
  const site = useSite();
  const messages = useMessages(jobMessages);
  const { state, others } = advertisement;
  if (state !== 'open') {
    return (
      <>
        <JobUnavailable advertisement={advertisement} />
        <Others title={state === 'filled' ? messages.similar : messages.open} jobs={others} />
      </>
    );
  }
  const { job, trialDay, code } = advertisement;
  return (
    <>
      <Section>
        <PageBreadcrumbs steps={jobBreadcrumbs(site, job)} />
        <UntranslatedNotice when={job.untranslated}>
          <OpenJob job={job} />
        </UntranslatedNotice>
      </Section>
      <ApplyPanel job={job} trialDay={trialDay} code={code} />
      <div className={styles.others}>
        <Others title={messages.similar} jobs={others} />
      </div>
    </>
  );
}
