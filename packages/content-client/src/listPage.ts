/** A page of a long list. */
export interface ListPage<T> {
  entries: T[];
  /** Number of entries on all pages. */
  total: number;
  pages: number;
}
