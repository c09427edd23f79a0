import { Button } from '@group/ui/Button';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { paths, withPrefix } from '../site/paths.ts';
import { useSite } from '../site/useSite.ts';
import { loginMessages } from './login.messages.ts';

export function LogoutForm() {
  const { logout } = useMessages(loginMessages);
  const { pathPrefix } = useSite();
  return (
    <form method="post" action={withPrefix(pathPrefix, paths.login.href())}>
      <input type="hidden" name="intent" value="logout" />
      <Button variant="secondary" type="submit">
        {logout}
      </Button>
    </form>
  );
}
