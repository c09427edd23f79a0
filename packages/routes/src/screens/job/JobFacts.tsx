import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { formatDate } from '@group/ui/texts/format';
import { useLanguage, useTexts } from '@group/ui/texts/LanguageProvider';
import type { Job } from '@group/content-client/job/job.schema';
import { areaTexts } from '../../domain/jobs/area.texts.ts';
import { startOf, workloadOf } from '../../domain/jobs/jobFacts.ts';
import { applicationPath } from '../../site/paths.ts';
import { jobTexts } from './job.texts.ts';
import * as styles from './JobView.css.ts';

/** Where, how much, from when; and the way to apply. */
export function JobFacts({ job }: { job: Job }) {
  const texts = useTexts(jobTexts);
  const areas = useTexts(areaTexts);
  const language = useLanguage();
  const { id, company, workplace, area, publishUntil } = job;
  const facts = [
    [texts.workplace, workplace],
    [texts.company, company.name],
    [texts.workload, workloadOf(language, job)],
    [texts.start, startOf(language, job)],
    [texts.area, areas[area]],
    [texts.until, publishUntil && formatDate(language, new Date(publishUntil))],
  ] as const;
  return (
    <aside className={styles.panel}>
      <Heading level={2} size="title3">
        {texts.atAGlance}
      </Heading>
      <dl className={styles.facts}>
        {facts.map(
          ([term, words]) =>
            words && (
              <div key={term}>
                <dt className={styles.term}>{term}</dt>
                <dd>{words}</dd>
              </div>
            ),
        )}
      </dl>
      <div className={styles.action}>
        <Button href={applicationPath({ id })}>{texts.apply}</Button>
      </div>
    </aside>
  );
}
