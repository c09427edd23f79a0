import { LinkButton, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DataTable } from '../../../admin/DataTable.tsx';
import { hasWords } from '../../../admin/search.ts';
import { SearchInput } from '../../../admin/SearchInput.tsx';
import { TitledPage } from '../../../admin/TitledPage.tsx';
import { TouchTargets } from '../../../admin/TouchTargets.tsx';
import { useContent } from '../../../admin/useContent.ts';
import type { Account, AccountsAnswer } from '../account.ts';

const stateOf = ({ isActive, isInvited }: Account): string =>
  isActive ? 'Aktiv' : isInvited ? 'Eingeladen' : 'Gesperrt';

/** The users of the admin, by name, address or role. Replaces Strapi's page. */
export function AccountList() {
  const { content: answer, failed } = useContent<AccountsAnswer>('/content/accounts');
  const [search, setSearch] = useState('');
  if (!answer) return failed ? <Page.NoPermissions /> : <Page.Loading />;
  const roleNames = new Map(answer.roles.map(({ id, name }) => [id, name]));
  const rows = answer.accounts.flatMap((account) => {
    const { id, firstname, lastname, email, roles } = account;
    const name = `${firstname} ${lastname}`.trim() || email;
    const role = roles.flatMap((each) => roleNames.get(each) ?? []).join(', ');
    if (!hasWords([name, email, role, stateOf(account)].join(' '), search)) return [];
    const link = (
      <Link key="name" to={`/settings/users/${id}`}>
        {name}
      </Link>
    );
    return [{ key: id, cells: [link, email, role, stateOf(account)] }];
  });
  return (
    <TouchTargets>
      <TitledPage
        title="Konten der Redaktion"
        subtitle="Wer Inhalte bearbeitet, Bewerbungen liest oder alles verwaltet."
        primaryAction={
          <LinkButton tag={Link} to="/settings/users/neu" style={{ minBlockSize: '4.4rem' }}>
            Person einladen
          </LinkButton>
        }
      >
        <SearchInput label="Suchen nach Name, E-Mail oder Rolle" value={search} onChange={setSearch} />
        {rows.length === 0 && <Typography role="status">Kein Konto gefunden.</Typography>}
        {rows.length > 0 && <DataTable headings={['Name', 'E-Mail', 'Rollen', 'Stand']} rows={rows} />}
      </TitledPage>
    </TouchTargets>
  );
}
