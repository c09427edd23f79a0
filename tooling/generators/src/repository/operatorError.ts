/** Something that the person at the keyboard can put right; its message is one sentence for them. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
