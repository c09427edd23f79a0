import { Band } from '@group/ui/Band';
import { Heading } from '@group/ui/Heading';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import type { LoadedBlock } from '../../blocks/block/block.ts';
import { Blocks } from '../../blocks/Blocks/Blocks.tsx';
import type { FormAnswer } from '../../forms/formAnswer.ts';
import type { FormStamp } from '../../forms/formGuard.server.ts';
import { Sent } from '../../forms/Sent.tsx';
import { Trail } from '../../layout/Trail.tsx';
import { paths } from '../../site/paths.ts';
import { contactTexts } from './contact.texts.ts';
import { ContactForm } from './ContactForm.tsx';
import * as styles from './ContactView.css.ts';
import { type OpeningHours, Reach } from './Reach.tsx';

interface ContactViewProps {
  /** What editors composed for this page: its picture stands before the form, the rest below it. */
  blocks: readonly LoadedBlock[];
  openingHours: readonly OpeningHours[];
  stamp: FormStamp;
  /** What became of the form that was sent. */
  answer?: FormAnswer | undefined;
}

/** How to reach the house, and a form to write to it. */
export function ContactView({ blocks, openingHours, stamp, answer }: ContactViewProps) {
  const texts = useTexts(contactTexts);
  const trail = <Trail steps={[{ name: texts.title, path: paths.contact }]} />;
  const hero = blocks[0]?.type === 'hero';
  return (
    <>
      {hero && <Blocks blocks={blocks.slice(0, 1)} trail={trail} />}
      <Band>
        {!hero && trail}
        {!hero && (
          <Stack>
            <Heading level={1}>{texts.title}</Heading>
            <Text size="lead" tone="soft">
              {texts.lead}
            </Text>
          </Stack>
        )}
        <div className={styles.columns}>
          <Reach openingHours={openingHours} />
          <div className={styles.write}>
            <Heading level={2}>{texts.write}</Heading>
            {answer?.sent === undefined ? (
              <ContactForm stamp={stamp} refused={answer} />
            ) : (
              <Sent title={texts.sent} reference={answer.sent} />
            )}
          </div>
        </div>
      </Band>
      <Blocks blocks={hero ? blocks.slice(1) : blocks} />
    </>
  );
}
