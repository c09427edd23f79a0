import { Field } from '@group/ui/form/Field';
import { TextArea } from '@group/ui/form/TextArea';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { useFormFields } from '../../forms/fieldErrors.ts';
import type { NotSent } from '../../forms/formAnswer.ts';
import { PlainForm } from '../../forms/PlainForm.tsx';
import type { FormToken } from '../../forms/spamGuard.server.ts';
import { contactMessages } from './contact.messages.ts';

interface ContactFormProps {
  formToken: FormToken;
  /** The errors of a rejected submission, with the submitted values. */
  refused?: NotSent | undefined;
}

const contactFields = ['name', 'email', 'message'] as const;

/** The contact form (specification, section 3, "Contact form"). */
export function ContactForm({ formToken, refused }: ContactFormProps) {
  const messages = useMessages(contactMessages);
  const { errors, field } = useFormFields(refused, contactFields, messages, refused?.values);
  return (
    <PlainForm formToken={formToken} refused={refused} errors={errors}>
      <Field {...field('name')} autoComplete="name" enterKeyHint="next" />
      <Field {...field('email')} hint={messages.emailHint} type="email" autoComplete="email" enterKeyHint="next" />
      <TextArea {...field('message')} />
    </PlainForm>
  );
}
