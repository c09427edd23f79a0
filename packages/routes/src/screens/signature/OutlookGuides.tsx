import { Accordion } from '@group/ui/Accordion';
import { Heading } from '@group/ui/Heading';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { guideMessages } from './guide.messages.ts';
import * as styles from './OutlookGuides.css.ts';
import { pageMessages } from './page.messages.ts';

/** The versions of Outlook, each with its steps. */
const guides = [
  ['classic', ['copy', 'options', 'mail', 'add', 'pasteClassic', 'standardClassic', 'finish']],
  ['newOutlook', ['copy', 'settings', 'accounts', 'paste', 'save', 'standardAndSave']],
  ['web', ['copy', 'settingsWeb', 'accountWeb', 'paste', 'standard', 'save']],
] as const;

/** How to add the signature to each of the three versions of Outlook. */
export function OutlookGuides({ id }: { id: string }) {
  const messages = useMessages(pageMessages);
  const texts = useMessages(guideMessages);
  return (
    <>
      <Stack>
        <Heading level={2} id={id}>
          {messages.guides}
        </Heading>
        <Text>{messages.guidesLead}</Text>
      </Stack>
      <div className={styles.guides}>
        {guides.map(([version, steps]) => (
          <Accordion key={version} name="guide" summary={messages[version]} open={version === 'classic'}>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step} className={styles.step}>
                  {texts[step]}
                </li>
              ))}
            </ol>
          </Accordion>
        ))}
      </div>
    </>
  );
}
