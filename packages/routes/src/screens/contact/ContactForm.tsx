import { Field } from '@group/ui/form/Field';
import { SubmitButton } from '@group/ui/form/SubmitButton';
import { TextArea } from '@group/ui/form/TextArea';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { errorOf, useFieldErrors } from '../../forms/fieldErrors.ts';
import { form } from '../../forms/form.css.ts';
import { formTexts } from '../../forms/form.texts.ts';
import type { NotSent } from '../../forms/formAnswer.ts';
import { FormHead } from '../../forms/FormHead.tsx';
import type { FormStamp } from '../../forms/formGuard.server.ts';
import { PrivacyNotice } from '../../forms/PrivacyNotice.tsx';
import { keepsTyped } from '../../forms/typedText.ts';
import { contactTexts } from './contact.texts.ts';

interface ContactFormProps {
  stamp: FormStamp;
  /** Why it was not taken, with all that was typed. */
  refused?: NotSent | undefined;
}

const contactFields = ['name', 'email', 'message'] as const;

/** A message to the house (specification, section 3, "Contact form"). A plain form: its page carries no React. */
export function ContactForm({ stamp, refused }: ContactFormProps) {
  const texts = useTexts(contactTexts);
  const { send, sending } = useTexts(formTexts);
  const errors = useFieldErrors(refused, contactFields, texts);
  const field = (of: (typeof contactFields)[number]) => ({
    name: of,
    label: texts[of],
    error: errorOf(errors, of),
    defaultValue: refused?.values[of],
  });
  return (
    <form {...keepsTyped} method="post" className={form} noValidate>
      <FormHead stamp={refused?.stamp ?? stamp} trouble={refused?.trouble} errors={errors} />
      <Field {...field('name')} autoComplete="name" />
      <Field {...field('email')} hint={texts.emailHint} type="email" autoComplete="email" />
      <TextArea {...field('message')} />
      <PrivacyNotice />
      <div>
        <SubmitButton pendingLabel={sending}>{send}</SubmitButton>
      </div>
    </form>
  );
}
