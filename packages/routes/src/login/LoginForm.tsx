import { Field } from '@group/ui/form/Field';
import { SubmitButton } from '@group/ui/form/SubmitButton';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { Form, useNavigation } from 'react-router';
import { ClosedForm } from '../forms/ClosedForm.tsx';
import { form } from '../forms/form.css.ts';
import { loginTexts } from './login.texts.ts';

interface LoginFormProps {
  /** Path of the site that one gets to afterwards. */
  next: string | undefined;
  refused: boolean;
}

/** Username and password. */
export function LoginForm({ next, refused }: LoginFormProps) {
  const texts = useTexts(loginTexts);
  const pending = useNavigation().state === 'submitting';
  return (
    <Form method="post" className={form} noValidate>
      {refused && <ClosedForm />}
      {next && <input type="hidden" name="weiter" value={next} />}
      <Field name="username" label={texts.username} autoComplete="username" />
      <Field name="password" label={texts.password} type="password" autoComplete="current-password" />
      <div>
        <SubmitButton pending={pending} pendingLabel={texts.pending}>
          {texts.login}
        </SubmitButton>
      </div>
    </Form>
  );
}
