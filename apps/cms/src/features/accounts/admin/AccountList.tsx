import { LinkButton } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { Loading } from '../../../adminUi/Loading.tsx';
import { AccountTable } from '../../../adminUi/AccountTable.tsx';
import { useContent } from '../../../adminUi/useContent.ts';
import type { Account, AccountsAnswer } from '../account.ts';

const stateOf = ({ isActive, isInvited }: Account): string =>
  isActive ? 'Aktiv' : isInvited ? 'Eingeladen' : 'Gesperrt';

export function AccountList() {
  const { content: answer, failed } = useContent<AccountsAnswer>('/content/accounts');
  if (!answer) return failed ? <Page.NoPermissions /> : <Loading />;
  const roleNames = new Map(answer.roles.map(({ id, name }) => [id, name]));
  const accounts = answer.accounts.map((account) => {
    const { id, firstname, lastname, email, roles } = account;
    const name = `${firstname} ${lastname}`.trim() || email;
    const role = roles.flatMap((each) => roleNames.get(each) ?? []).join(', ');
    const link = (
      <Link key="name" to={`/settings/users/${id}`}>
        {name}
      </Link>
    );
    return { id, name, link, cells: [email, role, stateOf(account)] };
  });
  return (
    <AccountTable
      title="Konten der Redaktion"
      subtitle="Wer Inhalte bearbeitet, Bewerbungen liest oder alles verwaltet."
      invite={
        <LinkButton tag={Link} to="/settings/users/neu" style={{ minBlockSize: '4.4rem' }}>
          Person einladen
        </LinkButton>
      }
      searchLabel="Suchen nach Name, E-Mail oder Rolle"
      headings={['Name', 'E-Mail', 'Rollen', 'Stand']}
      accounts={accounts}
    />
  );
}
