/**
 * Page numbers to link to: the first, the last, the current one and its neighbours, with `null` for each gap.
 * @param page current page, from 1
 */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const numbers = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  // Sorted already; near both ends, some numbers occur twice.
  const shown = [...new Set(numbers)];
  return shown.flatMap((each, position) => {
    const before = shown[position - 1] ?? 0;
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [null, each] : [each];
  });
}
