import type { ReactNode } from 'react';
import type { EntryList } from '../../../adminUi/entryList.ts';
import { stateColumn, StateLabel } from '../../../adminUi/listColumns.tsx';
import { useProposals } from './proposals.ts';

const names = { open: 'Vorgeschlagen', returned: 'Zurückgegeben', accepted: '' } as const;

interface Row {
  documentId?: unknown;
  locale?: unknown;
}

/** The state of an entry that is proposed or was returned; otherwise the one of all entries. */
function ProposedState({ row: { documentId, locale }, other }: { row: Row; other: ReactNode }) {
  const proposals = useProposals();
  const found =
    proposals !== 'failed' &&
    proposals?.find(({ entryId, entryLocale }) => entryId === documentId && entryLocale === (locale ?? ''));
  const name = found ? names[found.state] : '';
  if (!name) return other;
  return <StateLabel variant={name === names.open ? 'primary' : 'warning'}>{name}</StateLabel>;
}

export const addProposedState = ({ displayedHeaders, layout }: EntryList): EntryList => ({
  displayedHeaders: displayedHeaders.map((header) =>
    header.name === stateColumn
      ? { ...header, cellFormatter: (row) => <ProposedState row={row} other={header.cellFormatter?.(row)} /> }
      : header,
  ),
  layout,
});
