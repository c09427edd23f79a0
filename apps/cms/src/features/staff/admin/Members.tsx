import { Button, Flex, TextButton, TextInput, Typography } from '@strapi/design-system';
import { getFetchClient, Layouts, Page } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DataTable } from '../../../admin/DataTable.tsx';
import { hasWords } from '../../../admin/search.ts';
import { TouchTargets } from '../../../admin/TouchTargets.tsx';
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
    <Flex direction="column" alignItems="stretch" gap={4}>
      <TextInput
        type="search"
        aria-label="Suchen nach Name, E-Mail oder Haus"
        placeholder="Suchen nach Name, E-Mail oder Haus"
        value={search}
        onChange={({ target }: { target: { value: string } }) => setSearch(target.value)}
      />
      {rows.length > 0 ? (
        <DataTable headings={['Benutzername', 'E-Mail', 'Häuser', 'Stand']} rows={rows} />
      ) : (
        <Typography role="status">Kein Konto gefunden.</Typography>
      )}
    </Flex>
  );
}

/** The accounts with which employees read the internal area of the websites. */
export function Members() {
  const [parameters, setParameters] = useSearchParams();
  const [answer, setAnswer] = useState<MembersAnswer>();
  const [failed, setFailed] = useState(false);
  const opened = parameters.get('konto');
  const open = (id: string | undefined): void => setParameters(id === undefined ? {} : { konto: id });
  const load = async (): Promise<void> => {
    setAnswer((await getFetchClient().get<MembersAnswer>('/content/staff')).data);
  };
  useEffect(() => {
    load().catch(() => setFailed(true));
  }, []);

  if (failed) return <Page.NoPermissions />;
  if (!answer) return <Page.Loading />;
  if (opened) return <MemberPage id={opened} {...answer} reload={load} onOpen={open} />;
  return (
    <Page.Main>
      <Page.Title>Mitarbeitende</Page.Title>
      <Layouts.Header
        title="Mitarbeitende"
        subtitle="Wer sich auf der Website seines Hauses im internen Bereich anmeldet."
        primaryAction={<Button onClick={() => open('neu')}>Person einladen</Button>}
      />
      <Layouts.Content>
        <TouchTargets>
          <MemberList {...answer} onOpen={open} />
        </TouchTargets>
      </Layouts.Content>
    </Page.Main>
  );
}
