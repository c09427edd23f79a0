import { Section } from '@group/ui/Section';
import { Button } from '@group/ui/Button';
import { Link } from '@group/ui/Link';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { FormTitle, rejected } from '../../forms/FormTitle.tsx';
import { PageOpening } from '../../layout/PageOpening.tsx';
import { isInternalDocumentPath, paths } from '../../site/paths.ts';
import { loginMessages } from '../../staff/login.messages.ts';
import { LoginForm } from './LoginForm.tsx';
import { DirectoryFailure, DirectorySignIn } from './DirectorySignIn.tsx';
import type { DirectoryProblem, FailedLogin } from './loginState.ts';
import { LogoutForm } from '../../staff/LogoutForm.tsx';

interface LoginViewProps {
  next?: string | undefined;
  /** Name of the signed-in user. */
  name?: string | undefined;
  failed?: FailedLogin | undefined;
  /** Whether staff may sign in with the company's directory. */
  hasDirectory?: boolean | undefined;
  /** Why that failed. */
  problem?: DirectoryProblem | undefined;
}

/** Browsers download the document and stay on this page: announces that, and links to the internal area. */
function AfterDownload() {
  const messages = useMessages(loginMessages);
  return (
    <Text size="small">
      {messages.download} <Link href={paths.internal.href()}>{messages.toInternal}</Link>
    </Text>
  );
}

/** Login to the internal area. */
export function LoginView({ next, name, failed, hasDirectory = false, problem }: LoginViewProps) {
  const messages = useMessages(loginMessages);
  return (
    <Section>
      <FormTitle title={messages.title} answer={failed || problem ? rejected : undefined} />
      <PageOpening
        steps={[{ name: messages.title, path: paths.login.href() }]}
        lead={name === undefined ? messages.lead : `${messages.loggedInAs} ${name}.`}
      />
      {name === undefined ? (
        <>
          {problem && !failed && <DirectoryFailure problem={problem} />}
          <LoginForm next={next} failed={failed} />
          {hasDirectory && <DirectorySignIn next={next} />}
          {next && isInternalDocumentPath(next) && <AfterDownload />}
        </>
      ) : (
        <Stack>
          <div>
            <Button href={paths.internal.href()}>{messages.toInternal}</Button>
          </div>
          <LogoutForm />
        </Stack>
      )}
    </Section>
  );
}
