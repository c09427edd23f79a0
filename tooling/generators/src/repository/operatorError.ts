/** An error that the user can fix; its message is one sentence. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
