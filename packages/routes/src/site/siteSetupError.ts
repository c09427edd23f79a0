/** Missing or invalid environment variables. The message is one sentence for the operator. */
export class SiteSetupError extends Error {
  override name = 'SiteSetupError';
}
