import { Button } from '@group/ui/Button';
import { Field } from '@group/ui/form/Field';
import { TextArea } from '@group/ui/form/TextArea';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { errorOf, useFieldErrors } from '../../forms/fieldErrors.ts';
import { form } from '../../forms/form.css.ts';
import { formMessages } from '../../forms/form.messages.ts';
import type { NotSent } from '../../forms/formAnswer.ts';
import { FormHead } from '../../forms/FormHead.tsx';
import type { FormToken } from '../../forms/spamGuard.server.ts';
import { PrivacyNotice } from '../../forms/PrivacyNotice.tsx';
import { persistsAttribute } from '../../forms/formPersistence.ts';
import { contactMessages } from './contact.messages.ts';

interface ContactFormProps {
  formToken: FormToken;
  /** The errors of a rejected submission, with the submitted values. */
  refused?: NotSent | undefined;
}

const contactFields = ['name', 'email', 'message'] as const;

/** The contact form (specification, section 3, "Contact form"). A plain form: its page ships no React. */
export function ContactForm({ formToken, refused }: ContactFormProps) {
  const messages = useMessages(contactMessages);
  const { send } = useMessages(formMessages);
  const errors = useFieldErrors(refused, contactFields, messages);
  const field = (of: (typeof contactFields)[number]) => ({
    name: of,
    label: messages[of],
    error: errorOf(errors, of),
    defaultValue: refused?.values[of],
  });
  return (
    <form {...persistsAttribute} method="post" className={form} noValidate>
      <FormHead formToken={formToken} refused={refused} formError={refused?.formError} errors={errors} />
      <Field {...field('name')} autoComplete="name" enterKeyHint="next" />
      <Field {...field('email')} hint={messages.emailHint} type="email" autoComplete="email" enterKeyHint="next" />
      <TextArea {...field('message')} />
      <PrivacyNotice />
      <div>
        <Button type="submit">{send}</Button>
      </div>
    </form>
  );
}
