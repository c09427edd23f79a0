/** Neither the content service nor the cache delivered in time. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable';
}
