import { Button, TextButton } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../../../adminUi/Loading.tsx';
import { AccountTable } from '../../../adminUi/AccountTable.tsx';
import { useContent } from '../../../adminUi/useContent.ts';
import type { Member, MembersAnswer } from '../member.ts';
import { MemberPage } from './MemberPage.tsx';

const stateOf = ({ isBlocked, isInvited }: Member): string =>
  isBlocked ? 'Gesperrt' : isInvited ? 'Eingeladen' : 'Aktiv';

export function Members() {
  const [parameters, setParameters] = useSearchParams();
  const { content: answer, failed, reload } = useContent<MembersAnswer>('/content/staff');
  const opened = parameters.get('konto');
  const open = (id: string | undefined): void => {
    setParameters(id === undefined ? {} : { konto: id });
    // The person may have accepted the invitation since.
    if (id === undefined) void reload();
  };

  if (!answer) return failed ? <Page.NoPermissions /> : <Loading />;
  if (opened) return <MemberPage id={opened} {...answer} reload={reload} onOpen={open} />;
  const houseNames = new Map(answer.companies.map(({ id, name }) => [id, name]));
  const accounts = answer.members.map((member) => {
    const { id, username: name, email, companies } = member;
    const houses = companies.flatMap((each) => houseNames.get(each) ?? []).join(', ');
    const link = (
      <TextButton key="name" onClick={() => open(String(id))}>
        {name}
      </TextButton>
    );
    return { id, name, link, cells: [email, houses, stateOf(member)] };
  });
  return (
    <AccountTable
      title="Mitarbeitende"
      subtitle="Wer sich auf der Website seines Hauses im internen Bereich anmeldet."
      invite={<Button onClick={() => open('neu')}>Person einladen</Button>}
      searchLabel="Suchen nach Name, E-Mail oder Haus"
      headings={['Benutzername', 'E-Mail', 'Häuser', 'Stand']}
      accounts={accounts}
    />
  );
}
