/** The environment does not say what a site needs. Its message is one sentence for the operator. */
export class SiteSetupError extends Error {
  override name = 'SiteSetupError';
}
