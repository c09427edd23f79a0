import { Button, Dialog, Flex } from '@strapi/design-system';
import { ConfirmDialog, getFetchClient, Page, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { SteadyButton } from '../SteadyButton.tsx';
import { TitledPage } from '../TitledPage.tsx';
import { TouchTargets, WayBack } from '../TouchTargets.tsx';
import { useAction } from '../useAction.ts';
import type { Account, AccountsAnswer, SentInvitation } from './account.ts';
import { AccountForm, type Changes } from './AccountForm.tsx';
import type { AccountKind } from './accountKind.ts';
import { Invitation } from './Invitation.tsx';

interface ActionProps {
  kind: AccountKind;
  account: Account;
  onSent: (sent: SentInvitation) => void;
}

/** A new link for the person, and the end of the account. */
function AccountActions({ kind, account, onSent }: ActionProps) {
  const navigate = useNavigate();
  const { toggleNotification } = useNotification();
  const { id, name, state } = account;
  const [linkLabel, deletion] = [kind.linkLabel(account), kind.deletion(account)];
  const makeLink = async (): Promise<void> =>
    onSent((await getFetchClient().post<SentInvitation>(`${kind.path}/${id}/${kind.linkPath}`)).data);
  const remove = async (): Promise<void> => {
    await getFetchClient().del(`${kind.deletePath}/${id}`);
    navigate(kind.pageOf());
  };
  const { run, isBusy } = useAction((error) => {
    const message = error instanceof Error ? error.message : 'Das ging nicht.';
    toggleNotification({ type: 'danger', message });
    return message;
  });
  const notified = (action: () => Promise<void>) => (): void => void run(action);
  return (
    <Flex gap={2} wrap="wrap">
      {linkLabel && (
        <SteadyButton variant="secondary" onClick={notified(makeLink)} disabled={state === 'blocked' || isBusy}>
          {linkLabel}
        </SteadyButton>
      )}
      {deletion && (
        <Dialog.Root>
          <Dialog.Trigger>
            <Button variant="danger-light">Konto löschen</Button>
          </Dialog.Trigger>
          <ConfirmDialog onConfirm={notified(remove)}>{`${name} ${deletion}`}</ConfirmDialog>
        </Dialog.Root>
      )}
    </Flex>
  );
}

interface Props extends AccountsAnswer {
  kind: AccountKind;
  /** `neu` for a person who is to be invited. */
  id: string;
  reload: () => Promise<void>;
}

export function AccountPage({ kind, id, accounts, choices, reload }: Props) {
  const navigate = useNavigate();
  const { toggleNotification } = useNotification();
  const [sent, setSent] = useState<SentInvitation>();
  const account = accounts.find((each) => String(each.id) === id);
  if (id !== 'neu' && !account) return <Page.NoData />;

  const invite = async (values: Changes): Promise<void> => {
    const { data } = await getFetchClient().post<SentInvitation>(kind.path, values);
    await reload();
    navigate(kind.pageOf(data.id), { replace: true });
    setSent(data);
  };
  const change = async (values: Changes): Promise<void> => {
    const { data } = await getFetchClient().put<SentInvitation | { link?: never }>(`${kind.path}/${id}`, values);
    await reload();
    // To another address of a person who has not accepted yet.
    if (data.link) setSent(data);
    toggleNotification({ type: 'success', message: 'Gespeichert' });
  };
  const back = <Link to={kind.pageOf()}>{kind.back}</Link>;

  return (
    <TouchTargets>
      <TitledPage title={account?.name ?? 'Person einladen'} navigationAction={<WayBack>{back}</WayBack>}>
        <Flex direction="column" alignItems="stretch" gap={6} style={{ maxWidth: '72rem' }}>
          {sent && <Invitation key={sent.link} {...sent} />}
          <AccountForm
            key={id}
            account={account}
            options={choices}
            {...kind.fieldsOf(account)}
            onSubmit={account ? change : invite}
          />
          {account && <AccountActions kind={kind} account={account} onSent={setSent} />}
        </Flex>
      </TitledPage>
    </TouchTargets>
  );
}
