import { Accordion } from '@group/ui/Accordion';
import { Band } from '@group/ui/Band';
import { Button } from '@group/ui/Button';
import { Card } from '@group/ui/Card';
import { Grid } from '@group/ui/Grid';
import { Heading } from '@group/ui/Heading';
import { Picture } from '@group/ui/Picture';
import { RichText } from '@group/ui/RichText';
import { Stack } from '@group/ui/Stack';
import { Tag } from '@group/ui/Tag';
import { Text } from '@group/ui/Text';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { Composed, type ComposedContent } from '../../blocks/Blocks/Composed.tsx';
import { Trail } from '../../layout/Trail.tsx';
import { JobList } from '../../domain/jobs/JobList.tsx';
import { jobsIndexTexts } from '../../domain/jobs/jobsIndex.texts.ts';
import type { JobTeaser } from '../../domain/jobs/jobTeaser.ts';
import { noJobsTexts } from '../../domain/jobs/noJobs.texts.ts';
import { paths } from '../../site/paths.ts';
import { pictureSources } from '../../site/pictureAddress.ts';
import { germanIf, SomeGermanOnly } from '../../site/SomeGermanOnly.tsx';
import { trainingTexts } from './training.texts.ts';
import type { TrainingTeaser } from './trainingTeaser.ts';
import * as styles from './TrainingView.css.ts';

export interface TrainingViewProps {
  /** What editors composed for this page, our advantages among it. */
  page: ComposedContent | null;
  /** Occupations that one can learn, whether a place is open or not. */
  positions: readonly TrainingTeaser[];
  /** Apprenticeships and teaching posts that are open now. */
  jobs: readonly JobTeaser[];
}

function Position({ position }: { position: TrainingTeaser }) {
  const texts = useTexts(trainingTexts);
  const { title, qualification, duration, teaser, body, picture, company, germanOnly } = position;
  return (
    <Card
      as="li"
      title={title}
      picture={
        picture && (
          <Picture
            sources={pictureSources(picture)}
            sizes="(min-width: 75em) 384px, (min-width: 37.5em) 48vw, 95vw"
            corners="none"
          />
        )
      }
      overline={
        <span className={styles.overline}>
          <Tag tone="primary">{qualification}</Tag>
          {duration && <Tag>{duration}</Tag>}
          {company && <Tag tone="secondary">{company}</Tag>}
        </span>
      }
    >
      <p lang={germanIf(germanOnly)}>{teaser}</p>
      {body.length > 0 && (
        <Accordion summary={texts.details}>
          <div lang={germanIf(germanOnly)}>
            <RichText nodes={body} topLevel={3} />
          </div>
        </Accordion>
      )}
    </Card>
  );
}

function OpenNow({ jobs }: Pick<TrainingViewProps, 'jobs'>) {
  const texts = useTexts(trainingTexts);
  const { noApprenticeships } = useTexts(noJobsTexts);
  return (
    <Band ground="warm">
      <Heading level={2}>{texts.open}</Heading>
      {jobs.length > 0 ? <JobList jobs={jobs} /> : <p>{noApprenticeships}</p>}
      <div className={styles.actions}>
        <Button href={paths.application}>{texts.apply}</Button>
        <Button look="secondary" href={paths.contact}>
          {texts.contact}
        </Button>
      </div>
    </Band>
  );
}

/** What one can learn here: our advantages, the occupations, and what is open now. */
export function TrainingView({ page, positions, jobs }: TrainingViewProps) {
  const texts = useTexts(trainingTexts);
  const above = useTexts(jobsIndexTexts);
  const trail = (
    <Trail
      steps={[
        { name: above.title, path: paths.jobs },
        { name: texts.title, path: paths.training },
      ]}
    />
  );
  return (
    <>
      {page && <Composed page={page} trail={trail} />}
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
        <Heading level={2}>{texts.positions}</Heading>
        <SomeGermanOnly entries={[...positions, ...jobs]} />
        {positions.length > 0 ? (
          <Grid columns="three" as="ul" few>
            {positions.map((position) => (
              <Position key={position.id} position={position} />
            ))}
          </Grid>
        ) : (
          <p>{texts.positionsNone}</p>
        )}
      </Band>
      <OpenNow jobs={jobs} />
    </>
  );
}
