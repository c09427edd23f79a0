/** Query parameter with the number of a list's page. It is in bookmarked and shared URLs: never change it. */
export const pageField = 'seite';

/** The first page has no number. */
const laterPage = /^(?:[2-9]|[1-9]\d{1,4})$/;

export function isLaterPage(value: string): boolean {
  return laterPage.test(value);
}

/** The number in the URL. Anything else is the first page. */
export function readPageNumber(search: URLSearchParams): number {
  const value = search.get(pageField) ?? '';
  return isLaterPage(value) ? Number(value) : 1;
}
