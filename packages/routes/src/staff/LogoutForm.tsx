import { Button } from '@group/ui/Button';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { Form } from 'react-router';
import { paths, withPrefix } from '../site/paths.ts';
import { useSite } from '../site/useSite.ts';
import { loginTexts } from './login.texts.ts';

/** Ends the session. */
export function LogoutForm() {
  const { logout } = useTexts(loginTexts);
  const { pathPrefix } = useSite();
  return (
    <Form method="post" action={withPrefix(pathPrefix, paths.login)}>
      <input type="hidden" name="intent" value="logout" />
      <Button look="secondary" type="submit">
        {logout}
      </Button>
    </Form>
  );
}
