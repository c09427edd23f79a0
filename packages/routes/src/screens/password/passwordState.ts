import type { PasswordProblem } from '@group/content-client/contract/staffPassword';
import type { Delay } from '../../staff/SignInFailure.tsx';

/** What became of the form for a forgotten password. */
export type ForgottenAnswer = { outcome: 'sent' | 'noMails' } | { outcome: 'noName' | Delay; name: string };

/** Why a new password was not stored. */
export type NewPasswordProblem = PasswordProblem | 'different' | 'oldLink' | Delay;
