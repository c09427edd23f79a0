import { Alert } from '@group/ui/Alert';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { TakesFocus } from '../forms/TakesFocus.tsx';
import { loginMessages } from './login.messages.ts';

/** Why an attempt has to wait. */
export type Delay = 'tooMany' | 'unavailable';

/** Why staff could not sign in or set a password, and how to proceed. */
export function SignInFailure({ problem }: { problem: 'wrong' | Delay }) {
  const messages = useMessages(loginMessages);
  return (
    <TakesFocus>
      <Alert tone="problem" title={messages[problem]} live>
        {problem !== 'wrong' && <p>{messages[`${problem}Help`]}</p>}
      </Alert>
    </TakesFocus>
  );
}
