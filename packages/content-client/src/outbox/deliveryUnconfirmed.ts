/**
 * The answer is a success without a receipt: it comes from something else than the content service, such as a proxy's
 * maintenance page, or from a version that signs none. The message contains no personal data.
 */
export class DeliveryUnconfirmed extends Error {
  override name = 'DeliveryUnconfirmed';
}
