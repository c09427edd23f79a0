/** The content service has rejected the submission. The message contains no personal data. */
export class DeliveryRejected extends Error {
  override name = 'DeliveryRejected';
  /** Whether the fault is the submission's; otherwise it is the site's, such as a wrong token. */
  readonly isForGood: boolean;

  constructor(message: string, isForGood: boolean) {
    super(message);
    this.isForGood = isForGood;
  }
}
