import { Field } from '@group/ui/form/Field';
import { Button } from '@group/ui/Button';
import { Alert } from '@group/ui/Alert';
import { Link } from '@group/ui/Link';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { form } from '../../forms/form.css.ts';
import { paths } from '../../site/paths.ts';
import { loginMessages } from '../../staff/login.messages.ts';
import type { FailedLogin } from './loginState.ts';

interface LoginFormProps {
  /** Path to return to after login. */
  next: string | undefined;
  failed: FailedLogin | undefined;
}

/** Why the login failed, and how to proceed. */
function Failure({ problem }: Pick<FailedLogin, 'problem'>) {
  const messages = useMessages(loginMessages);
  return (
    <Alert tone="problem" title={messages[problem]} live>
      {problem !== 'wrong' && <p>{problem === 'tooMany' ? messages.tooManyHelp : messages.unavailableHelp}</p>}
    </Alert>
  );
}

export function LoginForm({ next, failed }: LoginFormProps) {
  const messages = useMessages(loginMessages);
  return (
    <form method="post" className={form} noValidate>
      {failed && <Failure problem={failed.problem} />}
      {next && <input type="hidden" name="weiter" value={next} />}
      <Field name="username" label={messages.username} autoComplete="username" defaultValue={failed?.username} />
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
