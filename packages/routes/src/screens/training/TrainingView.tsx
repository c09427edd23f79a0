import { Accordion } from '@group/ui/Accordion';
import { Section } from '@group/ui/Section';
import { Button } from '@group/ui/Button';
import { Card } from '@group/ui/Card';
import { Grid } from '@group/ui/Grid';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { RichText } from '@group/ui/RichText';
import { Tag } from '@group/ui/Tag';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { Composed, type ComposedContent } from '../../blocks/Blocks/Composed.tsx';
import { PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';
import { PageOpening } from '../../layout/PageOpening.tsx';
import { JobList } from '../../domain/jobs/JobList.tsx';
import { jobsIndexMessages } from '../../domain/jobs/jobsIndex.messages.ts';
import type { JobTeaser } from '../../domain/jobs/jobTeaser.ts';
import { listingMessages } from '../../domain/jobs/listing.messages.ts';
import { noJobsMessages } from '../../domain/jobs/noJobs.messages.ts';
import { visitPath } from '../../domain/visits/visitAddress.ts';
import { visitOccasionMessages } from '../../domain/visits/visits.messages.ts';
import { paths } from '../../site/paths.ts';
import { CardPicture } from '../../site/CardPicture.tsx';
import { germanIfUntranslated, PartlyUntranslatedNotice } from '../../site/PartlyUntranslatedNotice.tsx';
import { trainingMessages } from './training.messages.ts';
import type { TrainingTeaser } from './trainingTeaser.ts';
import * as styles from './TrainingView.css.ts';

export interface TrainingViewProps {
  /** The composed introduction, with the advantages. */
  page: ComposedContent | null;
  /** Occupations on offer, whether a position is open or not. */
  positions: readonly TrainingTeaser[];
  /** Open apprenticeships and teaching posts. */
  jobs: readonly JobTeaser[];
}

function Position({ position }: { position: TrainingTeaser }) {
  const messages = useMessages(trainingMessages);
  const { title, qualification, duration, described, picture, houses, untranslated } = position;
  return (
    <Card
      as="li"
      title={title}
      picture={picture && <CardPicture picture={picture} />}
      overline={
        <span className={styles.overline}>
          <Tag tone="primary">{qualification}</Tag>
          {duration && <Tag>{duration}</Tag>}
        </span>
      }
    >
      {described && <p lang={germanIfUntranslated(untranslated)}>{described.teaser}</p>}
      {described && described.body.length > 0 && (
        <Accordion summary={messages.details}>
          <div lang={germanIfUntranslated(untranslated)}>
            <RichText nodes={described.body} topLevel={4} />
          </div>
        </Accordion>
      )}
      {houses && houses.length > 0 && (
        <ul className={styles.houses}>
          {houses.map(({ name, href }) => (
            <li key={href}>
              <Link variant="contact" href={href}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function OpenNow({ jobs }: Pick<TrainingViewProps, 'jobs'>) {
  const messages = useMessages(trainingMessages);
  const { apply } = useMessages(listingMessages);
  const { noApprenticeships } = useMessages(noJobsMessages);
  const occasions = useMessages(visitOccasionMessages);
  return (
    <Section background="warm">
      <Heading level={2}>{messages.open}</Heading>
      {jobs.length > 0 ? <JobList jobs={jobs} /> : <p>{noApprenticeships}</p>}
      <div className={styles.actions}>
        <Button href={paths.application.href()}>{apply}</Button>
        <Button variant="secondary" href={visitPath({ occasion: 'trialDay' })}>
          {occasions.trialDay}
        </Button>
      </div>
    </Section>
  );
}

/** Training: the advantages, the occupations, and open positions. */
export function TrainingView({ page, positions, jobs }: TrainingViewProps) {
  const messages = useMessages(trainingMessages);
  const above = useMessages(jobsIndexMessages);
  const steps = [
    { name: above.title, path: paths.jobs.href() },
    { name: page?.title ?? messages.title, path: paths.training.href() },
  ];
  return (
    <>
      {page && <Composed page={page} breadcrumbs={<PageBreadcrumbs steps={steps} />} />}
      <Section>
        {page === null && <PageOpening steps={steps} lead={messages.lead} />}
        <Heading level={2}>{messages.positions}</Heading>
        <PartlyUntranslatedNotice entries={[...positions, ...jobs]} />
        {positions.length > 0 ? (
          <Grid columns="three" as="ul" few>
            {positions.map((position) => (
              <Position key={position.id} position={position} />
            ))}
          </Grid>
        ) : (
          <p>{messages.positionsNone}</p>
        )}
      </Section>
      <OpenNow jobs={jobs} />
    </>
  );
}
