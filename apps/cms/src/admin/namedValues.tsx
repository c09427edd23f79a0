import { Typography } from '@strapi/design-system';
import type { EntryList, Header } from './entryList.ts';
import { namesOf } from './fields/inputProps.ts';

function named(header: Header): Header {
  const names = namesOf(header.attribute);
  if (!names) return header;
  return {
    ...header,
    cellFormatter: (row) => <Typography textColor="neutral800">{names[String(row[header.name])] ?? '–'}</Typography>,
  };
}

export const nameValues = ({ displayedHeaders, layout }: EntryList): EntryList => ({
  displayedHeaders: displayedHeaders.map(named),
  layout,
});
