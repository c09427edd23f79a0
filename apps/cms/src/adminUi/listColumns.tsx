import { Status, Typography } from '@strapi/design-system';
import { entryState, type Row } from './entryState.ts';
import type { EntryList, Header } from './entryList.ts';
import { namesOf } from './fields/inputProps.ts';

interface LabelProps {
  variant: 'secondary' | 'alternative' | 'success' | 'neutral' | 'primary' | 'warning';
  children: string;
}

export const StateLabel = ({ variant, children }: LabelProps) => (
  <Status size="S" variant={variant} maxWidth="min-content">
    <Typography tag="span" variant="omega" fontWeight="bold">
      {children}
    </Typography>
  </Status>
);

export const stateColumn = 'contentState';

const column: Header = {
  name: stateColumn,
  label: { id: 'content.state', defaultMessage: 'Zustand' },
  attribute: { type: 'custom' },
  searchable: false,
  sortable: false,
  cellFormatter: (row: Row) => {
    const { text, variant } = entryState(row, new Date().toISOString());
    return <StateLabel variant={variant}>{text}</StateLabel>;
  },
};

/** Adds to every list of entries that can be drafts, as the second column, whether visitors see them. */
export function addStateColumn({ displayedHeaders, layout }: EntryList): EntryList {
  if (!layout.options?.draftAndPublish) return { displayedHeaders, layout };
  return { displayedHeaders: displayedHeaders.toSpliced(1, 0, column), layout };
}

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
