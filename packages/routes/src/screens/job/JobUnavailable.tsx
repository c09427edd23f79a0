import { Section } from '@group/ui/Section';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/useSite.ts';
import { germanIfUntranslated } from '../../site/PartlyUntranslatedNotice.tsx';
import type { Advertisement, FilledAdvertisement } from './advertisement.ts';
import { jobMessages } from './job.messages.ts';
import * as styles from './JobView.css.ts';

/** Says which job was advertised. Its title may be German in a sentence of another language. */
function FilledHelp({ title, untranslated }: Pick<FilledAdvertisement, 'title' | 'untranslated'>) {
  const [before, after] = useMessages(jobMessages).filledHelp('\n').split('\n');
  return (
    <>
      {before}
      <span lang={germanIfUntranslated(untranslated)}>{title}</span>
      {after}
    </>
  );
}

/** Tells visitors that a job is no longer open, and links to other jobs. */
export function JobUnavailable({ advertisement }: { advertisement: Exclude<Advertisement, { state: 'open' }> }) {
  const messages = useMessages(jobMessages);
  const { features } = useSite();
  const filled = advertisement.state === 'filled' ? advertisement : undefined;
  return (
    <Section>
      <div className={styles.part}>
        <Heading level={1}>{filled ? messages.filled : messages.removed}</Heading>
        <Text size="lead">{filled ? <FilledHelp {...filled} /> : messages.removedHelp}</Text>
      </div>
      <div className={styles.actions}>
        <Button href={paths.vacancies.href()}>{messages.toVacancies}</Button>
        {features.apprenticeships && (
          <Button variant="secondary" href={paths.apprenticeships.href()}>
            {messages.toApprenticeships}
          </Button>
        )}
        <Button variant="secondary" href={paths.application.href()}>
          {messages.toApplication}
        </Button>
      </div>
    </Section>
  );
}
