/**
 * Page numbers to link to: the first, the last, the current one and its neighbours, with `null` for each gap.
 * @param page current page, from 1
 */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const numbers = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  // Sorted already; near both ends, some numbers occur twice.
  const shown = [...new Set(numbers)];
  return shown.flatMap((number, position) => {
    const previous = shown[position - 1] ?? 0;
    if (number - previous === 2) return [number - 1, number];
    return number - previous > 2 ? [null, number] : [number];
  });
}
