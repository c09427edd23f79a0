import { Alert } from '@group/ui/Alert';
import { Button } from '@group/ui/Button';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { TakesFocus } from '../../forms/TakesFocus.tsx';
import { directorySignInPath } from '../../site/paths.ts';
import { loginMessages } from '../../staff/login.messages.ts';
import { directoryMessages } from './directory.messages.ts';
import type { DirectoryProblem } from './loginState.ts';

/** Why the sign-in with the company's directory failed, and how to proceed. */
export function DirectoryFailure({ problem }: { problem: DirectoryProblem }) {
  const messages = useMessages(directoryMessages);
  const { tooMany, tooManyHelp } = useMessages(loginMessages);
  const [title, help] = {
    abgelaufen: [messages.expired, messages.expiredHelp] as const,
    abgebrochen: [messages.cancelled, messages.cancelledHelp] as const,
    anbieter: [messages.unavailable, messages.unavailableHelp] as const,
    gruppe: [messages.noGroup, messages.noGroupHelp] as const,
    zuViele: [tooMany, tooManyHelp] as const,
  }[problem];
  return (
    <TakesFocus>
      <Alert tone="problem" title={title} live>
        <p>{help}</p>
      </Alert>
    </TakesFocus>
  );
}

interface DirectorySignInProps {
  /** Path to return to. */
  next: string | undefined;
}

/** Leads to the company's directory, beside the form of local accounts. */
export function DirectorySignIn({ next }: DirectorySignInProps) {
  const { signIn } = useMessages(directoryMessages);
  return (
    <div>
      <Button variant="secondary" href={directorySignInPath(next)}>
        {signIn}
      </Button>
    </div>
  );
}
