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

/**
 * The answer is a success without a receipt: it comes from something else than the content service, such as a proxy's
 * maintenance page, or from a version that signs none. The message contains no personal data.
 */
export class DeliveryUnconfirmed extends Error {
  override name = 'DeliveryUnconfirmed';
}
