import { Band } from '@group/ui/Band';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { Trail } from '../../layout/Trail.tsx';
import { isInternalDocumentPath, paths } from '../../site/paths.ts';
import { loginTexts } from '../../staff/login.texts.ts';
import { LoginForm } from './LoginForm.tsx';
import type { FailedLogin } from './loginState.ts';
import { LogoutForm } from '../../staff/LogoutForm.tsx';

interface LoginViewProps {
  next?: string | undefined;
  /** Who is logged in. */
  name?: string | undefined;
  failed?: FailedLogin | undefined;
}

/** A browser saves the document and stays on this page: says so beforehand, and leads on. */
function AfterDownload() {
  const texts = useTexts(loginTexts);
  return (
    <Text size="small" tone="soft">
      {texts.download} <Link href={paths.internal}>{texts.toInternal}</Link>
    </Text>
  );
}

/** The door to the internal area. */
export function LoginView({ next, name, failed }: LoginViewProps) {
  const texts = useTexts(loginTexts);
  return (
    <Band>
      <Trail steps={[{ name: texts.title, path: paths.login }]} />
      <Stack>
        <Heading level={1}>{texts.title}</Heading>
        <Text size="lead" tone="soft">
          {name === undefined ? texts.lead : `${texts.loggedInAs} ${name}.`}
        </Text>
      </Stack>
      {name === undefined ? (
        <>
          <LoginForm next={next} failed={failed} />
          {next && isInternalDocumentPath(next) && <AfterDownload />}
        </>
      ) : (
        <Stack>
          <div>
            <Button href={paths.internal}>{texts.toInternal}</Button>
          </div>
          <LogoutForm />
        </Stack>
      )}
    </Band>
  );
}
