import { Button } from '@group/ui/Button';
import { ErrorSummary } from '@group/ui/form/ErrorSummary';
import { Field } from '@group/ui/form/Field';
import { Link } from '@group/ui/Link';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { Section } from '@group/ui/Section';
import { Text } from '@group/ui/Text';
import { form } from '../../forms/form.css.ts';
import { FormTitle, rejected } from '../../forms/FormTitle.tsx';
import { PageOpening } from '../../layout/PageOpening.tsx';
import { paths } from '../../site/paths.ts';
import { loginMessages } from '../../staff/login.messages.ts';
import { SignInFailure } from '../../staff/SignInFailure.tsx';
import { passwordMessages } from './password.messages.ts';
import type { NewPasswordProblem } from './passwordState.ts';

interface Props {
  /** Name of the account; `undefined` if the link is no longer valid. */
  name: string | undefined;
  problem?: NewPasswordProblem | undefined;
}

function NewPasswordForm({ name, problem }: Props) {
  const messages = useMessages(passwordMessages);
  const isWeak = problem === 'short' || problem === 'long' || problem === 'guessable';
  return (
    // To the address of the page, which has the token.
    <form method="post" className={form} noValidate>
      {(problem === 'tooMany' || problem === 'unavailable') && <SignInFailure problem={problem} />}
      {isWeak && <ErrorSummary errors={[{ name: 'password', message: messages[problem] }]} />}
      {problem === 'different' && <ErrorSummary errors={[{ name: 'repeated', message: messages.different }]} />}
      {/* For password managers, which store the password with it. */}
      <input type="text" name="username" autoComplete="username" defaultValue={name} readOnly hidden />
      <Field
        name="password"
        type="password"
        label={messages.new}
        hint={messages.hint}
        autoComplete="new-password"
        error={isWeak ? messages[problem] : undefined}
      />
      <Field
        name="repeated"
        type="password"
        label={messages.repeated}
        autoComplete="new-password"
        error={problem === 'different' ? messages.different : undefined}
      />
      <div>
        <Button type="submit">{messages.save}</Button>
      </div>
    </form>
  );
}

/** Sets a password by the link of a mail. */
export function NewPasswordView({ name, problem }: Props) {
  const messages = useMessages(passwordMessages);
  const { title } = useMessages(loginMessages);
  const isOld = name === undefined || problem === 'oldLink';
  const heading = isOld ? messages.oldLink : messages.new;
  return (
    <Section>
      <FormTitle title={heading} answer={problem && rejected} />
      <PageOpening
        steps={[
          { name: title, path: paths.login.href() },
          { name: messages.new, path: paths.newPassword.href() },
        ]}
        title={heading}
        lead={isOld ? messages.oldLinkHelp : messages.account(name)}
      />
      {isOld ? (
        <>
          <Text>
            <Link href={paths.login.href()}>{messages.back}</Link>
          </Text>
          <Text>
            <Link href={paths.forgottenPassword.href()}>{messages.forgotten}</Link>
          </Text>
        </>
      ) : (
        <NewPasswordForm name={name} problem={problem} />
      )}
    </Section>
  );
}
