import type { EntryList } from './entryList.ts';
import { namesOf } from './fields/inputProps.ts';

/** Shows in every list of entries the German names of values. */
export function nameValues({ displayedHeaders, layout }: EntryList): EntryList {
  const named = displayedHeaders.map((header) => {
    const names = namesOf(header.attribute);
    if (!names) return header;
    return {
      ...header,
      cellFormatter: (row: Readonly<Record<string, unknown>>) => names[String(row[header.name])] ?? '–',
    };
  });
  return { displayedHeaders: named, layout };
}
