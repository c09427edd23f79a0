import { Accordion } from '@group/ui/Accordion';
import { Alert } from '@group/ui/Alert';
import { Button } from '@group/ui/Button';
import { Checkbox } from '@group/ui/form/Checkbox';
import { ErrorSummary } from '@group/ui/form/ErrorSummary';
import { Field } from '@group/ui/form/Field';
import { Heading } from '@group/ui/Heading';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { Section } from '@group/ui/Section';
import { Text } from '@group/ui/Text';
import type { ReactNode } from 'react';
import { ConfirmedTel } from '../../forms/ConfirmedTel.tsx';
import { DocumentsField } from '../../forms/DocumentsField.tsx';
import { errorOf, type FieldError, useFieldErrors } from '../../forms/fieldErrors.ts';
import { form } from '../../forms/form.css.ts';
import { formMessages } from '../../forms/form.messages.ts';
import { stateNewsMessages } from '../../forms/stateNews.messages.ts';
import { TakesFocus } from '../../forms/TakesFocus.tsx';
import type { SendsForms } from '../../forms/usePrivatePage.ts';
import * as styles from './PassportForms.css.ts';
import { passportMessages, problemMessages } from './passport.messages.ts';
import { actionOf, confirmedField, type NotChanged, type PassportAction } from './passportState.ts';

/** What the forms of the page know of each other. */
export interface FormState extends SendsForms {
  refused: NotChanged | undefined;
}

interface Props extends FormState {
  /** Whether there is a form that withdraws: a person who is hired withdraws no application. */
  withdraws: 'one' | 'all' | undefined;
}

interface FormProps extends FormState {
  action: PassportAction;
  /** Tenant key of the house that the form is about, if it is about one of several. */
  house?: string;
  /** Instead of the action's own. */
  summary?: string;
  errors?: readonly FieldError[];
  children: ReactNode;
}

/** One of the forms in its disclosure, which is open again where something was wrong. */
function ActionForm({ action, house, summary, refused, sent, onSubmit, errors = [], children }: FormProps) {
  const texts = useMessages(passportMessages);
  const { sending, ...formTexts } = useMessages(formMessages);
  const problems = { ...formTexts, ...useMessages(problemMessages), ...useMessages(stateNewsMessages) };
  const own = refused?.action === action && refused.house === house ? refused : undefined;
  const isSent = sent !== undefined && actionOf(sent).action === action && actionOf(sent).house === house;
  return (
    <Accordion summary={summary ?? texts[`${action}Summary`]} open={own !== undefined || isSent}>
      <form method="post" encType="multipart/form-data" className={form} noValidate onSubmit={onSubmit}>
        {own?.formError && (
          <TakesFocus>
            <Alert tone="problem" title={problems[own.formError]} live />
          </TakesFocus>
        )}
        {own && <ErrorSummary errors={errors} />}
        <input type="hidden" name="action" value={action} />
        {house && <input type="hidden" name="house" value={house} />}
        <Text>{texts[`${action}Help`]}</Text>
        {children}
        <div>
          <Button type="submit" variant="secondary" aria-disabled={sent !== undefined || undefined}>
            <span aria-live="polite">{isSent ? sending : texts[`${action}Button`]}</span>
          </Button>
        </div>
      </form>
    </Accordion>
  );
}

/** Erases one application, or all. */
export function Withdrawal(props: FormState & Pick<FormProps, 'house' | 'summary'>) {
  const { confirm } = useMessages(passportMessages);
  return (
    <div className={styles.forms}>
      <ActionForm action="withdraw" {...props}>
        <Checkbox name={confirmedField(props.house)} label={confirm} />
      </ActionForm>
    </div>
  );
}

const correctedFields = ['files', 'email', 'tel'] as const;

/** What the sender of an application can do. The fields are empty: what is stored would tell a stranger who it is. */
export function PassportForms({ withdraws, ...state }: Props) {
  const messages = useMessages(passportMessages);
  const { refused } = state;
  const errors = useFieldErrors(refused, correctedFields, messages);
  const { email = '', tel = '' } = refused?.values ?? {};
  const shared = { ...state, errors };
  return (
    <Section>
      <Heading level={2}>{messages.whatYouCanDo}</Heading>
      <div className={styles.forms}>
        <ActionForm action="files" {...shared}>
          <DocumentsField name="files" label={messages.files} error={errorOf(errors, 'files')} />
        </ActionForm>
        <ActionForm action="contact" {...shared}>
          <Field
            name="email"
            label={messages.email}
            error={errorOf(errors, 'email')}
            defaultValue={email}
            type="email"
            autoComplete="email"
            enterKeyHint="next"
            optional="silently"
          />
          <Field
            name="tel"
            label={messages.tel}
            error={errorOf(errors, 'tel')}
            defaultValue={tel}
            type="tel"
            inputSize="number"
            autoComplete="tel"
            optional="silently"
          />
          <ConfirmedTel refused={refused} />
        </ActionForm>
        {withdraws === 'one' && <Withdrawal {...state} />}
        {withdraws === 'all' && <Withdrawal {...state} summary={messages.withdrawAll} />}
        <ActionForm action="notMe" {...shared}>
          {null}
        </ActionForm>
      </div>
    </Section>
  );
}
