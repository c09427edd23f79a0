/** Another version of the program wrote the copy, or its files are damaged. */
export class UnreadableCopy extends Error {
  override name = 'UnreadableCopy';
}
