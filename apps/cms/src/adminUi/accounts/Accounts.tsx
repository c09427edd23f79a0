import { LinkButton, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { DataTable } from '../DataTable.tsx';
import { Loading } from '../Loading.tsx';
import { hasWords } from '../search.ts';
import { SearchInput } from '../SearchInput.tsx';
import { TitledPage } from '../TitledPage.tsx';
import { TouchTargets } from '../TouchTargets.tsx';
import { useContent } from '../useContent.ts';
import type { AccountsAnswer } from './account.ts';
import type { AccountKind } from './accountKind.ts';
import { AccountPage } from './AccountPage.tsx';

const stateNames = { active: 'Aktiv', invited: 'Eingeladen', blocked: 'Gesperrt' } as const;

function AccountList({ kind, accounts, choices }: AccountsAnswer & { kind: AccountKind }) {
  const [search, setSearch] = useState('');
  const names = new Map(choices.map(({ id, name }) => [id, name]));
  const rows = accounts.flatMap(({ id, name, email, state, chosen }) => {
    const cells = [email, chosen.flatMap((each) => names.get(each) ?? []).join(', '), stateNames[state]];
    const link = (
      <Link key="name" to={kind.pageOf(id)}>
        {name}
      </Link>
    );
    return hasWords([name, ...cells].join(' '), search) ? [{ key: id, cells: [link, ...cells] }] : [];
  });
  const invite = (
    <LinkButton tag={Link} to={kind.pageOf('neu')} style={{ minBlockSize: '4.4rem' }}>
      Person einladen
    </LinkButton>
  );
  return (
    <TouchTargets>
      <TitledPage title={kind.title} subtitle={kind.subtitle} primaryAction={invite}>
        <SearchInput label={kind.searchLabel} value={search} onChange={setSearch} />
        {rows.length > 0 ? (
          <DataTable headings={kind.headings} rows={rows} />
        ) : (
          <Typography role="status">Kein Konto gefunden.</Typography>
        )}
      </TitledPage>
    </TouchTargets>
  );
}

/** The list of the accounts of one kind, or the page of one of them. */
export function Accounts({ kind }: { kind: AccountKind }) {
  const [parameters] = useSearchParams();
  const opened = useParams().id ?? parameters.get('konto') ?? undefined;
  // Loads again with each page: a person may have accepted the invitation since.
  const { content: answer, failed, reload } = useContent<AccountsAnswer>(kind.path, opened);
  if (!answer) return failed ? <Page.Error /> : <Loading />;
  if (opened === undefined) return <AccountList kind={kind} {...answer} />;
  return <AccountPage kind={kind} id={opened} {...answer} reload={reload} />;
}
