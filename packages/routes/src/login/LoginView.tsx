import { Band } from '@group/ui/Band';
import { Heading } from '@group/ui/Heading';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { Trail } from '../frame/Trail.tsx';
import { paths } from '../paths.ts';
import { loginTexts } from './login.texts.ts';
import { LoginForm } from './LoginForm.tsx';

interface LoginViewProps {
  then?: string | undefined;
  refused?: boolean;
}

/** The door to the internal area. */
export function LoginView({ then, refused = false }: LoginViewProps) {
  const texts = useTexts(loginTexts);
  return (
    <Band>
      <Trail steps={[{ name: texts.title, path: paths.login }]} />
      <Stack>
        <Heading level={1}>{texts.title}</Heading>
        <Text size="lead" tone="soft">
          {texts.lead}
        </Text>
      </Stack>
      <LoginForm then={then} refused={refused} />
    </Band>
  );
}
