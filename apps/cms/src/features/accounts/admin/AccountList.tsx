import { Flex, LinkButton, TextInput, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DataTable } from '../../../admin/DataTable.tsx';
import { hasWords } from '../../../admin/search.ts';
import { TouchTargets } from '../../../admin/TouchTargets.tsx';
import { useContent } from '../../../admin/useContent.ts';
import type { Account, AccountsAnswer } from '../account.ts';

const stateOf = ({ isActive, isInvited }: Account): string =>
  isActive ? 'Aktiv' : isInvited ? 'Eingeladen' : 'Gesperrt';

/** The users of the admin, by name, address or role. Replaces Strapi's page. */
export function AccountList() {
  const { content: answer, failed } = useContent<AccountsAnswer>('/content/accounts');
  const [search, setSearch] = useState('');
  if (failed && !answer) return <Page.NoPermissions />;
  if (!answer) return <Page.Loading />;
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
    <Page.Main>
      <Page.Title>Konten der Redaktion</Page.Title>
      <Layouts.Header
        title="Konten der Redaktion"
        subtitle="Wer Inhalte bearbeitet, Bewerbungen liest oder alles verwaltet."
        primaryAction={
          <LinkButton tag={Link} to="/settings/users/neu" style={{ minBlockSize: '4.4rem' }}>
            Person einladen
          </LinkButton>
        }
      />
      <Layouts.Content>
        <TouchTargets>
          <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
            <TextInput
              type="search"
              aria-label="Suchen nach Name, E-Mail oder Rolle"
              placeholder="Suchen nach Name, E-Mail oder Rolle"
              value={search}
              onChange={({ target }: { target: { value: string } }) => setSearch(target.value)}
            />
            {rows.length === 0 && <Typography role="status">Kein Konto gefunden.</Typography>}
            {rows.length > 0 && <DataTable headings={['Name', 'E-Mail', 'Rollen', 'Stand']} rows={rows} />}
          </Flex>
        </TouchTargets>
      </Layouts.Content>
    </Page.Main>
  );
}
