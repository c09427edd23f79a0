import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { formatDate } from '@group/ui/messages/format';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import type { Job } from '@group/content-client/job/job.schema';
import { areaMessages } from '../../domain/jobs/area.messages.ts';
import { payOf, startOf, workloadOf } from '../../domain/jobs/jobFacts.ts';
import { listingMessages } from '../../domain/jobs/listing.messages.ts';
import { applicationPath } from '../../site/paths.ts';
import { jobMessages } from './job.messages.ts';
import * as styles from './JobView.css.ts';

/** The link to apply, which is in the first screen; place, workload and start. */
export function JobFacts({ job }: { job: Job }) {
  const messages = useMessages(jobMessages);
  const labels = useMessages(listingMessages);
  const areas = useMessages(areaMessages);
  const language = useLanguage();
  const { id, company, workplace, area, publishUntil } = job;
  const facts = [
    [messages.workplace, workplace],
    [labels.company, company.name],
    [labels.workload, workloadOf(language, job)],
    [messages.pay, payOf(language, job)],
    [messages.start, startOf(language, job)],
    [labels.area, areas[area]],
    // A period that ends at midnight has the day before as its last.
    [messages.until, publishUntil && formatDate(language, new Date(Date.parse(publishUntil) - 1))],
  ] as const;
  return (
    <aside className={styles.panel}>
      <div className={styles.action}>
        <Button href={applicationPath({ id })}>{messages.apply}</Button>
      </div>
      <Heading level={2} size="title3">
        {messages.atAGlance}
      </Heading>
      <dl className={styles.facts}>
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt className={styles.term}>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </aside>
  );
}
