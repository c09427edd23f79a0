import { Accordion } from '@group/ui/Accordion';
import { Heading } from '@group/ui/Heading';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { classicGuideTexts, newGuideTexts, webGuideTexts } from './guide.texts.ts';
import * as styles from './OutlookGuides.css.ts';
import { signatureTexts } from './signature.texts.ts';

/** The steps in the order of their texts. */
function Steps({ texts }: { texts: Readonly<Record<string, string>> }) {
  return (
    <ol className={styles.steps}>
      {Object.entries(texts).map(([step, words]) => (
        <li key={step} className={styles.step}>
          {words}
        </li>
      ))}
    </ol>
  );
}

/** How the signature gets into Outlook, in each of its three forms. */
export function OutlookGuides({ id }: { id: string }) {
  const texts = useTexts(signatureTexts);
  const classic = useTexts(classicGuideTexts);
  const newOutlook = useTexts(newGuideTexts);
  const web = useTexts(webGuideTexts);
  return (
    <>
      <Stack>
        <Heading level={2} id={id}>
          {texts.guides}
        </Heading>
        <Text>{texts.guidesLead}</Text>
      </Stack>
      <div className={styles.guides}>
        <Accordion name="guide" summary={texts.classic} open>
          <Steps texts={classic} />
        </Accordion>
        <Accordion name="guide" summary={texts.newOutlook}>
          <Steps texts={newOutlook} />
        </Accordion>
        <Accordion name="guide" summary={texts.web}>
          <Steps texts={web} />
        </Accordion>
      </div>
    </>
  );
}
