import { ErrorSummary } from '@group/ui/form/ErrorSummary';
import { Checkbox } from '@group/ui/form/Checkbox';
import { Alert } from '@group/ui/Alert';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { Text } from '@group/ui/Text';
import { VisuallyHidden } from '@group/ui/VisuallyHidden';
import { usePathPrefix } from '../site/pathPrefix.ts';
import type { FieldError } from './fieldErrors.ts';
import { formMessages } from './form.messages.ts';
import type { FormError, NotSent } from './formAnswer.ts';
import type { FormToken } from './spamGuard.server.ts';
import { TakesFocus } from './TakesFocus.tsx';
import { honeypot, person } from './spamFields.ts';

interface FormHeadProps {
  /** Of the page, for the first attempt. */
  formToken: FormToken;
  /** The result of the last attempt. */
  refused: NotSent | undefined;
  formError?: FormError | 'broken' | 'cancelled' | undefined;
  errors: readonly FieldError[];
}

/** The head of every form: the error summary and the hidden fields. */
export function FormHead({ formToken, refused, formError, errors }: FormHeadProps) {
  const messages = useMessages(formMessages);
  const hasLanguages = usePathPrefix() !== '';
  const { key, moment } = refused?.formToken ?? formToken;
  return (
    <>
      {formError && (
        <TakesFocus>
          <Alert tone="problem" title={messages[formError]} live />
        </TakesFocus>
      )}
      <ErrorSummary errors={errors} />
      <input type="hidden" name="key" defaultValue={key} />
      <input type="hidden" name="moment" defaultValue={moment} />
      <VisuallyHidden>
        <span aria-hidden="true">
          <label>
            {messages.trap}
            <input name={honeypot} tabIndex={-1} autoComplete="off" />
          </label>
        </span>
      </VisuallyHidden>
      {(refused?.formError === 'trapped' || refused?.values[person]) && (
        <Checkbox
          name={person}
          label={messages.person}
          defaultChecked={Boolean(refused.values[person])}
          optional="silently"
        />
      )}
      {hasLanguages && (
        <noscript>
          <Text>{messages.languageFirst}</Text>
        </noscript>
      )}
    </>
  );
}
