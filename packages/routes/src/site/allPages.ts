/** Reads all pages of a list, whose first one says how many there are. */
export async function allPages<Page extends { pages: number }>(read: (page: number) => Promise<Page>): Promise<Page[]> {
  const first = await read(1);
  const others = Array.from({ length: Math.max(first.pages - 1, 0) }, (_, position) => read(position + 2));
  return [first, ...(await Promise.all(others))];
}
