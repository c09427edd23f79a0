import { Button, TextButton, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DataTable } from '../../../admin/DataTable.tsx';
import { hasWords } from '../../../admin/search.ts';
import { SearchInput } from '../../../admin/SearchInput.tsx';
import { TitledPage } from '../../../admin/TitledPage.tsx';
import { TouchTargets } from '../../../admin/TouchTargets.tsx';
import { useContent } from '../../../admin/useContent.ts';
import type { Member, MembersAnswer } from '../member.ts';
import { MemberPage } from './MemberPage.tsx';

const stateOf = ({ isBlocked, isInvited }: Member): string =>
  isBlocked ? 'Gesperrt' : isInvited ? 'Eingeladen' : 'Aktiv';

interface ListProps extends MembersAnswer {
  onOpen: (id: string) => void;
}

/** Employees by name, address or house. */
function MemberList({ members, companies, onOpen }: ListProps) {
  const [search, setSearch] = useState('');
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  const rows = members.flatMap((member) => {
    const houses = member.companies.flatMap((id) => names.get(id) ?? []).join(', ');
    const cells = [member.email, houses, stateOf(member)];
    if (!hasWords([member.username, ...cells].join(' '), search)) return [];
    const name = (
      <TextButton key="name" onClick={() => onOpen(String(member.id))}>
        {member.username}
      </TextButton>
    );
    return [{ key: member.id, cells: [name, ...cells] }];
  });
  return (
    <>
      <SearchInput label="Suchen nach Name, E-Mail oder Haus" value={search} onChange={setSearch} />
      {rows.length > 0 ? (
        <DataTable headings={['Benutzername', 'E-Mail', 'Häuser', 'Stand']} rows={rows} />
      ) : (
        <Typography role="status">Kein Konto gefunden.</Typography>
      )}
    </>
  );
}

/** The accounts with which employees read the internal area of the websites. */
export function Members() {
  const [parameters, setParameters] = useSearchParams();
  const { content: answer, failed, reload } = useContent<MembersAnswer>('/content/staff');
  const opened = parameters.get('konto');
  const open = (id: string | undefined): void => {
    setParameters(id === undefined ? {} : { konto: id });
    // The person may have accepted the invitation since.
    if (id === undefined) void reload();
  };

  if (!answer) return failed ? <Page.NoPermissions /> : <Page.Loading />;
  if (opened) return <MemberPage id={opened} {...answer} reload={reload} onOpen={open} />;
  return (
    <TouchTargets>
      <TitledPage
        title="Mitarbeitende"
        subtitle="Wer sich auf der Website seines Hauses im internen Bereich anmeldet."
        primaryAction={<Button onClick={() => open('neu')}>Person einladen</Button>}
      >
        <MemberList {...answer} onOpen={open} />
      </TitledPage>
    </TouchTargets>
  );
}
