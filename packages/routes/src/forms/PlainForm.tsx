import { Button } from '@group/ui/Button';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import type { ReactNode } from 'react';
import type { FieldError } from './fieldErrors.ts';
import { form } from './form.css.ts';
import { formMessages } from './form.messages.ts';
import type { NotSent } from './formAnswer.ts';
import { FormHead } from './FormHead.tsx';
import { persistsAttribute } from './formPersistence.ts';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import type { FormToken } from './spamGuard.server.ts';

interface PlainFormProps {
  formToken: FormToken;
  /** The answer to a rejected submission, with the values that were entered. */
  refused: NotSent | undefined;
  errors: readonly FieldError[];
  /** Of the button. */
  submitLabel?: string;
  /** What happens with the data, by default that they serve the answer. */
  notice?: string;
  children: ReactNode;
}

/** A form that the browser submits: its page ships no React for it. */
export function PlainForm({ formToken, refused, errors, submitLabel, notice, children }: PlainFormProps) {
  const { send } = useMessages(formMessages);
  return (
    <form {...persistsAttribute} method="post" className={form} noValidate>
      <FormHead formToken={formToken} refused={refused} formError={refused?.formError} errors={errors} />
      {children}
      <PrivacyNotice notice={notice} />
      <div>
        <Button type="submit">{submitLabel ?? send}</Button>
      </div>
    </form>
  );
}
