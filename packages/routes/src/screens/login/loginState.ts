/** Why a login failed. */
export type LoginProblem = 'wrong' | 'tooMany' | 'unavailable';

/** The values that the form shows again after a failed login; never the password. */
export interface FailedLogin {
  problem: LoginProblem;
  username: string;
}
