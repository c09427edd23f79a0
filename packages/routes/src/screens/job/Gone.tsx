import { Band } from '@group/ui/Band';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Text } from '@group/ui/Text';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/useSite.ts';
import type { Advertisement } from './advertisement.ts';
import { jobTexts } from './job.texts.ts';
import * as styles from './JobView.css.ts';

/** Says kindly that a job cannot be had any more, and where there are others. */
export function Gone({ advertisement }: { advertisement: Exclude<Advertisement, { state: 'open' }> }) {
  const texts = useTexts(jobTexts);
  const { features } = useSite();
  const filled = advertisement.state === 'filled';
  return (
    <Band>
      <div className={styles.part}>
        <Heading level={1}>{filled ? texts.filled : texts.removed}</Heading>
        <Text size="lead" tone="soft">
          {filled ? texts.filledHelp(advertisement.title) : texts.removedHelp}
        </Text>
      </div>
      <div className={styles.actions}>
        <Button href={paths.vacancies}>{texts.toVacancies}</Button>
        {features.apprenticeships && (
          <Button look="secondary" href={paths.apprenticeships}>
            {texts.toApprenticeships}
          </Button>
        )}
        <Button look="secondary" href={paths.application}>
          {texts.toApplication}
        </Button>
      </div>
    </Band>
  );
}
