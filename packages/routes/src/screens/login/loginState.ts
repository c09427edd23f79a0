import { isStaffRejection, type StaffRejection } from '@group/content-client/contract/directorySignIn';
import type { Delay } from '../../staff/SignInFailure.tsx';

/** Why a login failed. */
export type LoginProblem = 'wrong' | Delay;

/** The values that the form shows again after a failed login; never the password. */
export interface FailedLogin {
  problem: LoginProblem;
  username: string;
}

/** Query parameter of the login page with a {@link DirectoryProblem}. */
export const problemParameter = 'firmenkonto';

/** Why a sign-in with the company's directory failed. */
export type DirectoryProblem = StaffRejection | 'zuViele';

export const isDirectoryProblem = (value: unknown): value is DirectoryProblem =>
  value === 'zuViele' || isStaffRejection(value);
