import { Field } from '@group/ui/form/Field';
import { Button } from '@group/ui/Button';
import { Link } from '@group/ui/Link';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { form } from '../../forms/form.css.ts';
import { paths } from '../../site/paths.ts';
import { loginMessages } from '../../staff/login.messages.ts';
import { SignInFailure } from '../../staff/SignInFailure.tsx';
import type { FailedLogin } from './loginState.ts';

interface LoginFormProps {
  /** Path to return to after login. */
  next: string | undefined;
  failed: FailedLogin | undefined;
}

export function LoginForm({ next, failed }: LoginFormProps) {
  const messages = useMessages(loginMessages);
  return (
    <form method="post" className={form} noValidate>
      {failed && <SignInFailure problem={failed.problem} />}
      {next && <input type="hidden" name="weiter" value={next} />}
      <Field
        name="username"
        label={messages.username}
        autoComplete="username"
        defaultValue={failed?.username}
        verbatim
      />
      <Field name="password" label={messages.password} type="password" autoComplete="current-password" />
      <div>
        <Button type="submit">{messages.login}</Button>
      </div>
      <Text>
        <Link href={paths.forgottenPassword.href()}>{messages.forgotten}</Link>
      </Text>
    </form>
  );
}
