/**
 * Which pages are offered: the first, the last, this one and its neighbours. `null` stands for those left out between.
 * @param page number of this page, from 1
 */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const numbers = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const sorted = [...new Set(numbers)].sort((one, other) => one - other);
  return sorted.flatMap((each, position) => {
    const before = sorted[position - 1] ?? 0;
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [null, each] : [each];
  });
}
