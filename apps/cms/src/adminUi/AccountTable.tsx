import { Typography } from '@strapi/design-system';
import { type ReactNode, useState } from 'react';
import { DataTable } from './DataTable.tsx';
import { hasWords } from './search.ts';
import { SearchInput } from './SearchInput.tsx';
import { TitledPage } from './TitledPage.tsx';
import { TouchTargets } from './TouchTargets.tsx';

interface Props {
  title: string;
  subtitle: string;
  invite: ReactNode;
  searchLabel: string;
  /** Of the columns, that of the names first. */
  headings: readonly string[];
  accounts: readonly { id: number; name: string; link: ReactNode; cells: readonly string[] }[];
}

export function AccountTable({ title, subtitle, invite, searchLabel, headings, accounts }: Props) {
  const [search, setSearch] = useState('');
  const found = accounts.filter(({ name, cells }) => hasWords([name, ...cells].join(' '), search));
  return (
    <TouchTargets>
      <TitledPage title={title} subtitle={subtitle} primaryAction={invite}>
        <SearchInput label={searchLabel} value={search} onChange={setSearch} />
        {found.length > 0 ? (
          <DataTable
            headings={headings}
            rows={found.map(({ id, link, cells }) => ({ key: id, cells: [link, ...cells] }))}
          />
        ) : (
          <Typography role="status">Kein Konto gefunden.</Typography>
        )}
      </TitledPage>
    </TouchTargets>
  );
}
