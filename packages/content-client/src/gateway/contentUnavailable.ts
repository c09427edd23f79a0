/** Neither the content service nor the cache could say anything in time. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable';
}
