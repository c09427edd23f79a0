import { Button } from '@strapi/design-system';
import { getFetchClient, Page, useAuth, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Loading } from '../../../adminUi/Loading.tsx';
import { AccountLayout, DeleteAccount, useNotifiedActions } from '../../../adminUi/AccountLayout.tsx';
import { Invitation, type SentInvitation } from '../../../adminUi/Invitation.tsx';
import { useContent } from '../../../adminUi/useContent.ts';
import { backendUrl } from '../../../adminUi/backendUrl.ts';
import { invitationPath } from '../../signIn/paths.ts';
import type { AccountsAnswer } from '../account.ts';
import { AccountForm, type AccountValues } from './AccountForm.tsx';

const list = '/settings/users';

interface Invited {
  data: { id: number; registrationToken: string };
}

const linkWith = (token: string): string =>
  new URL(`${invitationPath}?token=${encodeURIComponent(token)}`, backendUrl() || window.location.origin).href;

export function AccountPage() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { toggleNotification } = useNotification();
  const notified = useNotifiedActions();
  const ownId = useAuth('AccountPage', ({ user }) => user?.id);
  const { content: answer, failed, reload } = useContent<AccountsAnswer>('/content/accounts');
  const [invitation, setInvitation] = useState<SentInvitation>();

  if (!answer) return failed ? <Page.NoPermissions /> : <Loading />;
  const account = answer.accounts.find((each) => String(each.id) === id);
  if (id !== 'neu' && !account) return <Page.NoData />;

  const invite = async ({ firstname, lastname, email, roles }: AccountValues): Promise<void> => {
    const person = { firstname, lastname, email, roles };
    const { data } = await getFetchClient().post<Invited>('/admin/users', person);
    const link = linkWith(data.data.registrationToken);
    await reload();
    navigate(`${list}/${data.data.id}`, { replace: true });
    setInvitation({ email, link, mailed: answer.sendsMail });
  };
  const change = async ({ password, ...values }: AccountValues): Promise<void> => {
    if (password) await getFetchClient().put(`/content/accounts/${id}/password`, { password });
    await getFetchClient().put(`/admin/users/${id}`, values);
    await reload();
    toggleNotification({ type: 'success', message: 'Gespeichert' });
  };
  const inviteAgain = async (): Promise<void> => {
    setInvitation((await getFetchClient().post<SentInvitation>(`/content/accounts/${id}/invitation`)).data);
  };
  const remove = async (): Promise<void> => {
    await getFetchClient().del(`/admin/users/${id}`);
    navigate(list);
  };
  const name = account ? `${account.firstname} ${account.lastname}`.trim() || account.email : 'Person einladen';
  return (
    <AccountLayout name={name} back={<Link to={list}>Zu den Konten der Redaktion</Link>}>
      {invitation && <Invitation {...invitation} />}
      {account?.isInvited && !invitation && (
        <Button variant="secondary" onClick={notified(inviteAgain)}>
          Einladung erneuern
        </Button>
      )}
      <AccountForm
        key={account?.id ?? 'neu'}
        account={account}
        roles={answer.roles}
        submit={account ? 'Speichern' : 'Einladen'}
        onSubmit={account ? change : invite}
      />
      {account && account.id !== Number(ownId) && (
        <DeleteAccount
          sentence={`${name} kann sich danach nicht mehr anmelden. Was die Person geschrieben hat, bleibt.`}
          onDelete={notified(remove)}
        />
      )}
    </AccountLayout>
  );
}
