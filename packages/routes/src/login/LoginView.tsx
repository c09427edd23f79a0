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
  next?: string | undefined;
  refused?: boolean;
}

/** The door to the internal area. */
export function LoginView({ next, refused = false }: LoginViewProps) {
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
      <LoginForm next={next} refused={refused} />
    </Band>
  );
}
