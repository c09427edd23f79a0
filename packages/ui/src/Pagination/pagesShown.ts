/**
 * Which pages are offered: the first, the last, this one and its neighbours. `null` stands for those left out between.
 * @param page number of this page, from 1
 */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const numbers = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  // Already in order; on the first and the last pages some come twice.
  const shown = [...new Set(numbers)];
  return shown.flatMap((each, position) => {
    const before = shown[position - 1] ?? 0;
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [null, each] : [each];
  });
}
