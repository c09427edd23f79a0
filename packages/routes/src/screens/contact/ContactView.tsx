import { Section } from '@group/ui/Section';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { messagesFor } from '@group/ui/messages/defineMessages';
import { useLanguage } from '@group/ui/messages/LanguageProvider';
import type { LoadedBlock } from '../../blocks/block/block.ts';
import { Blocks } from '../../blocks/Blocks/Blocks.tsx';
import { Composed } from '../../blocks/Blocks/Composed.tsx';
import type { Metadata } from '@group/content-client/configuration/configuration.schema';
import type { FormAnswer } from '../../forms/formAnswer.ts';
import { FormTitle } from '../../forms/FormTitle.tsx';
import type { FormToken } from '../../forms/spamGuard.server.ts';
import { Confirmation } from '../../forms/Confirmation.tsx';
import { PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';
import { PageOpening } from '../../layout/PageOpening.tsx';
import { PhoneButton } from '../../layout/PhoneButton.tsx';
import { paths } from '../../site/paths.ts';
import { siteName } from '../../site/site.ts';
import { UntranslatedNotice } from '../../site/UntranslatedNotice.tsx';
import { useSite } from '../../site/useSite.ts';
import { contactMessages } from './contact.messages.ts';
import { ContactForm } from './ContactForm.tsx';
import * as styles from './ContactView.css.ts';
import { type OpeningHours, ContactDetails } from './ContactDetails.tsx';

/** Fragment of the form's URL. */
const formId = 'schreiben';

interface ContactViewProps {
  /** The composed blocks: the hero is rendered before the form, the others below it. */
  blocks: readonly LoadedBlock[];
  openingHours: readonly OpeningHours[];
  metadata?: Metadata | undefined;
  /** Whether the blocks are in German. */
  untranslated?: boolean | undefined;
  formToken: FormToken;
  /** The result of a submission. */
  answer?: FormAnswer | undefined;
}

/** Contact details and the contact form. */
export function ContactView(props: ContactViewProps) {
  const { blocks, openingHours, metadata, untranslated, formToken, answer } = props;
  const language = useLanguage();
  const messages = messagesFor(contactMessages, language);
  const steps = [{ name: messages.title, path: paths.contact.href() }];
  const hero = blocks[0]?.type === 'hero';
  const below = hero ? blocks.slice(1) : blocks;
  const { title } = messagesFor(contactMessages, hero && untranslated ? 'de' : language);
  const subject = `${title} ${siteName(useSite())}`;
  const actions = (
    <>
      <PhoneButton />
      <Button variant="secondary" href={`#${formId}`}>
        {messages.write}
      </Button>
    </>
  );
  return (
    <>
      <FormTitle title={metadata?.title ?? messages.title} sentTitle={messages.sentTitle} answer={answer} />
      {hero && (
        <Composed
          page={{ title: subject, blocks: blocks.slice(0, 1), untranslated }}
          breadcrumbs={<PageBreadcrumbs steps={steps} />}
          actions={actions}
        />
      )}
      <Section>
        {!hero && <PageOpening steps={steps} title={subject} lead={messages.lead} />}
        <div className={styles.columns}>
          <ContactDetails openingHours={openingHours} />
          <div className={styles.write} id={formId}>
            <Heading level={2}>{answer?.sent === undefined ? messages.write : messages.sentTitle}</Heading>
            {answer?.sent === undefined ? (
              <ContactForm formToken={formToken} refused={answer} />
            ) : (
              <Confirmation title={messages.sent} reference={answer.sent} />
            )}
          </div>
        </div>
      </Section>
      {below.length > 0 && (
        <UntranslatedNotice when={untranslated} aroundSections silent={hero}>
          <Blocks blocks={below} />
        </UntranslatedNotice>
      )}
    </>
  );
}
