import { Field } from '@group/ui/form/Field';
import { SubmitButton } from '@group/ui/form/SubmitButton';
import { TextArea } from '@group/ui/form/TextArea';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { Form, useNavigation } from 'react-router';
import { ClosedForm } from '../forms/ClosedForm.tsx';
import { closedFormTexts } from '../forms/closedForm.texts.ts';
import { form } from '../forms/form.css.ts';
import { PrivacyNotice } from '../forms/PrivacyNotice.tsx';
import { contactTexts } from './contact.texts.ts';

/** A message to the house (specification, section 3, "Contact form"). */
export function ContactForm({ refused }: { refused: boolean }) {
  const texts = useTexts(contactTexts);
  const { send, sending } = useTexts(closedFormTexts);
  const pending = useNavigation().state === 'submitting';
  return (
    <Form method="post" className={form} noValidate>
      {refused && <ClosedForm />}
      <Field name="name" label={texts.name} autoComplete="name" />
      <Field name="email" label={texts.email} hint={texts.emailHint} type="email" autoComplete="email" />
      <TextArea name="message" label={texts.message} />
      <PrivacyNotice />
      <div>
        <SubmitButton pending={pending} pendingLabel={sending}>
          {send}
        </SubmitButton>
      </div>
    </Form>
  );
}
