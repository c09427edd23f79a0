import { Field } from '@group/ui/form/Field';
import { SubmitButton } from '@group/ui/form/SubmitButton';
import { Notice } from '@group/ui/Notice';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { Form, useNavigation } from 'react-router';
import { form } from '../../forms/form.css.ts';
import { loginTexts } from '../../staff/login.texts.ts';
import type { FailedLogin } from './loginState.ts';

interface LoginFormProps {
  /** Path of the site that one gets to afterwards. */
  next: string | undefined;
  failed: FailedLogin | undefined;
}

/** Why it did not work, and what to do. */
function Failure({ problem }: Pick<FailedLogin, 'problem'>) {
  const texts = useTexts(loginTexts);
  return (
    <Notice tone="problem" title={texts[problem]} announced>
      {problem !== 'wrong' && <p>{problem === 'tooMany' ? texts.tooManyHelp : texts.unavailableHelp}</p>}
    </Notice>
  );
}

/** Username and password. */
export function LoginForm({ next, failed }: LoginFormProps) {
  const texts = useTexts(loginTexts);
  const pending = useNavigation().state === 'submitting';
  return (
    <Form method="post" className={form} noValidate>
      {failed && <Failure problem={failed.problem} />}
      {next && <input type="hidden" name="weiter" value={next} />}
      <Field name="username" label={texts.username} autoComplete="username" defaultValue={failed?.username} />
      <Field name="password" label={texts.password} type="password" autoComplete="current-password" />
      <div>
        <SubmitButton pending={pending} pendingLabel={texts.pending}>
          {texts.login}
        </SubmitButton>
      </div>
    </Form>
  );
}
