import { Accordion } from '@group/ui/Accordion';
import { Heading } from '@group/ui/Heading';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { classicGuideMessages, newGuideMessages, webGuideMessages } from './guide.messages.ts';
import * as styles from './OutlookGuides.css.ts';
import { pageMessages } from './page.messages.ts';

/** The steps in the order of their messages. */
function Steps({ messages }: { messages: Readonly<Record<string, string>> }) {
  return (
    <ol className={styles.steps}>
      {Object.entries(messages).map(([step, text]) => (
        <li key={step} className={styles.step}>
          {text}
        </li>
      ))}
    </ol>
  );
}

/** How to add the signature to each of the three versions of Outlook. */
export function OutlookGuides({ id }: { id: string }) {
  const messages = useMessages(pageMessages);
  const classic = useMessages(classicGuideMessages);
  const newOutlook = useMessages(newGuideMessages);
  const web = useMessages(webGuideMessages);
  return (
    <>
      <Stack>
        <Heading level={2} id={id}>
          {messages.guides}
        </Heading>
        <Text>{messages.guidesLead}</Text>
      </Stack>
      <div className={styles.guides}>
        <Accordion name="guide" summary={messages.classic} open>
          <Steps messages={classic} />
        </Accordion>
        <Accordion name="guide" summary={messages.newOutlook}>
          <Steps messages={newOutlook} />
        </Accordion>
        <Accordion name="guide" summary={messages.web}>
          <Steps messages={web} />
        </Accordion>
      </div>
    </>
  );
}
