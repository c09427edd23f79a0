import type { ListPage } from '@group/content-client/listPage';

/** Reads all pages of a list, whose first one says how many there are. */
export async function allPages<T>(read: (page: number) => Promise<ListPage<T>>): Promise<T[]> {
  const first = await read(1);
  const others = Array.from({ length: Math.max(first.pages - 1, 0) }, (_, position) => read(position + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ entries }) => entries);
}
