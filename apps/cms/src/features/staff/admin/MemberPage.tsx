import { Button, Flex, TextButton } from '@strapi/design-system';
import { getFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { AccountLayout, DeleteAccount, useNotifiedActions } from '../../../adminUi/AccountLayout.tsx';
import { Invitation, type SentInvitation } from '../../../adminUi/Invitation.tsx';
import type { MembersAnswer, MemberValues } from '../member.ts';
import { MemberForm } from './MemberForm.tsx';

interface Props extends MembersAnswer {
  /** `neu` for a person who is to be invited. */
  id: string;
  reload: () => Promise<void>;
  onOpen: (id: string | undefined) => void;
}

type Sent = SentInvitation & { id: number };

export function MemberPage({ id, members, companies, reload, onOpen }: Props) {
  const { toggleNotification } = useNotification();
  const notified = useNotifiedActions();
  const [sent, setSent] = useState<Sent>();
  const member = members.find((each) => String(each.id) === id);
  const name = member?.username ?? 'Person einladen';

  const invite = async (values: MemberValues): Promise<void> => {
    const { data } = await getFetchClient().post<Sent>('/content/staff', values);
    await reload();
    setSent(data);
    onOpen(String(data.id));
  };
  const change = async (values: MemberValues): Promise<void> => {
    await getFetchClient().put(`/content/staff/${id}`, values);
    await reload();
    toggleNotification({ type: 'success', message: 'Gespeichert' });
  };
  const makeLink = async (): Promise<void> => {
    setSent((await getFetchClient().post<Sent>(`/content/staff/${id}/link`)).data);
  };
  const remove = async (): Promise<void> => {
    await getFetchClient().del(`/content/staff/${id}`);
    await reload();
    onOpen(undefined);
  };

  return (
    <AccountLayout name={name} back={<TextButton onClick={() => onOpen(undefined)}>Zu den Mitarbeitenden</TextButton>}>
      {sent && <Invitation {...sent} />}
      <MemberForm
        key={id}
        member={member}
        companies={companies}
        submit={member ? 'Speichern' : 'Einladen'}
        onSubmit={member ? change : invite}
      />
      {member && (
        <Flex gap={2} wrap="wrap">
          <Button variant="secondary" onClick={notified(makeLink)} disabled={member.isBlocked}>
            {member.isInvited ? 'Einladung erneuern' : 'Link für ein neues Passwort'}
          </Button>
          <DeleteAccount sentence={`${name} kann sich danach nicht mehr anmelden.`} onDelete={notified(remove)} />
        </Flex>
      )}
    </AccountLayout>
  );
}
