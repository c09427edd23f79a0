import { Section } from '@group/ui/Section';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import type { LoadedBlock } from '../../blocks/block/block.ts';
import { Blocks } from '../../blocks/Blocks/Blocks.tsx';
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
  formToken: FormToken;
  /** The result of a submission. */
  answer?: FormAnswer | undefined;
}

/** Contact details and the contact form. */
export function ContactView({ blocks, openingHours, metadata, formToken, answer }: ContactViewProps) {
  const messages = useMessages(contactMessages);
  const steps = [{ name: messages.title, path: paths.contact.href() }];
  const subject = `${messages.title} ${siteName(useSite())}`;
  const hero = blocks[0]?.type === 'hero';
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
        <Blocks
          subject={subject}
          blocks={blocks.slice(0, 1)}
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
      <Blocks blocks={hero ? blocks.slice(1) : blocks} />
    </>
  );
}
