import { ErrorSummary } from '@group/ui/form/ErrorSummary';
import { Alert } from '@group/ui/Alert';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { VisuallyHidden } from '@group/ui/VisuallyHidden';
import type { FieldError } from './fieldErrors.ts';
import { formMessages } from './form.messages.ts';
import type { FormError } from './formAnswer.ts';
import type { FormToken } from './spamGuard.server.ts';
import { TakesFocus } from './TakesFocus.tsx';
import { honeypot } from './honeypot.ts';

interface FormHeadProps {
  formToken: FormToken;
  formError?: FormError | 'broken' | 'cancelled' | undefined;
  errors: readonly FieldError[];
}

/** The head of every form: the error summary and the hidden fields. */
export function FormHead({ formToken, formError, errors }: FormHeadProps) {
  const messages = useMessages(formMessages);
  return (
    <>
      {formError && (
        <TakesFocus>
          <Alert tone="problem" title={messages[formError]} live />
        </TakesFocus>
      )}
      <ErrorSummary errors={errors} />
      <input type="hidden" name="key" defaultValue={formToken.key} />
      <input type="hidden" name="moment" defaultValue={formToken.moment} />
      <VisuallyHidden>
        <span aria-hidden="true">
          <label>
            {messages.trap}
            <input name={honeypot} tabIndex={-1} autoComplete="off" />
          </label>
        </span>
      </VisuallyHidden>
    </>
  );
}
