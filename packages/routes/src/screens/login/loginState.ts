/** Why one is not logged in after trying. */
export type LoginProblem = 'wrong' | 'tooMany' | 'unavailable';

/** What the form shows again after an attempt; never the password. */
export interface FailedLogin {
  problem: LoginProblem;
  username: string;
}
