import { type JobArea, jobAreas } from '@group/content-client/job/jobKinds';
import { Band } from '@group/ui/Band';
import { Card } from '@group/ui/Card';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { Composed, type ComposedContent } from '../../blocks/Blocks/Composed.tsx';
import { Trail } from '../../layout/Trail.tsx';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/useSite.ts';
import { areaTexts } from '../../domain/jobs/area.texts.ts';
import { listingHref } from '../../domain/jobs/jobFilter.ts';
import { jobsIndexTexts } from '../../domain/jobs/jobsIndex.texts.ts';
import * as styles from './JobsIndexView.css.ts';
import { noJobsTexts } from '../../domain/jobs/noJobs.texts.ts';

export interface JobsIndexViewProps {
  /** What editors composed for this page, to stand before the numbers. */
  page: ComposedContent | null;
  /** How many are open in each area. */
  byArea: Readonly<Record<JobArea, number>>;
  /** How many are open in all, apprenticeships among them. */
  total: number;
  apprenticeships: number;
}

/** An area without jobs is shown all the same, so that one knows that it was thought of. */
function Areas({ byArea }: Pick<JobsIndexViewProps, 'byArea'>) {
  const texts = useTexts(jobsIndexTexts);
  const names = useTexts(areaTexts);
  return (
    <ul className={styles.areas}>
      {jobAreas.map((area) => (
        <li key={area} className={styles.area}>
          {byArea[area] > 0 ? (
            <Link look="plain" className={styles.areaLink} href={listingHref(paths.vacancies, { area })}>
              {names[area]}
            </Link>
          ) : (
            <Text as="span" tone="soft">
              {names[area]}
            </Text>
          )}
          <Text as="span" size="small" tone="soft">
            {byArea[area] > 0 ? texts.count(byArea[area]) : texts.none}
          </Text>
        </li>
      ))}
    </ul>
  );
}

function Ways({ total, apprenticeships }: Pick<JobsIndexViewProps, 'total' | 'apprenticeships'>) {
  const texts = useTexts(jobsIndexTexts);
  const { noVacancies, noApprenticeships } = useTexts(noJobsTexts);
  const { features } = useSite();
  return (
    <div className={styles.ways}>
      <Card title={texts.vacancies} href={paths.vacancies}>
        <p>{total > 0 ? texts.vacanciesText(total) : noVacancies}</p>
      </Card>
      {features.apprenticeships && (
        <Card title={texts.apprenticeships} href={paths.apprenticeships}>
          <p>{apprenticeships > 0 ? texts.apprenticeshipsText(apprenticeships) : noApprenticeships}</p>
        </Card>
      )}
      <Card title={texts.training} href={paths.training}>
        <p>{texts.trainingText}</p>
      </Card>
      <Card title={texts.application} href={paths.application}>
        <p>{texts.applicationText}</p>
      </Card>
    </div>
  );
}

/** The way to everything about jobs: what editors say, how many are open where, and where to look. */
export function JobsIndexView({ page, byArea, total, apprenticeships }: JobsIndexViewProps) {
  const texts = useTexts(jobsIndexTexts);
  const trail = <Trail steps={[{ name: texts.title, path: paths.jobs }]} />;
  return (
    <>
      {page && <Composed page={page} trail={trail} />}
      {(page === null || total > 0) && (
        <Band>
          {page === null && trail}
          {page === null && (
            <Stack>
              <Heading level={1}>{texts.title}</Heading>
              <Text size="lead" tone="soft">
                {texts.lead}
              </Text>
            </Stack>
          )}
          {total > 0 && (
            <Stack gap="three">
              <Heading level={2}>{texts.byArea}</Heading>
              <Areas byArea={byArea} />
            </Stack>
          )}
        </Band>
      )}
      <Band ground="warm">
        <Heading level={2}>{texts.ways}</Heading>
        <Ways total={total} apprenticeships={apprenticeships} />
      </Band>
    </>
  );
}
