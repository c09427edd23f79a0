import { minPasswordChars } from '@group/content-client/contract/staffPassword';
import { mailAddressPattern } from '@group/content-client/contract/submissions/fields';
import { Checkbox } from '@strapi/design-system';
import { useState } from 'react';
import { AccountSheet, type Problems } from '../../../adminUi/AccountSheet.tsx';
import { LabelledInput } from '../../../adminUi/LabelledInput.tsx';
import { SearchedChoices } from '../../../adminUi/SearchedChoices.tsx';
import type { Account, AccountsAnswer } from '../account.ts';

export interface AccountValues {
  firstname: string;
  lastname: string;
  email: string;
  roles: readonly number[];
  isActive: boolean;
  /** Empty if it stays as it is. */
  password: string;
}

interface Props {
  account: Account | undefined;
  roles: AccountsAnswer['roles'];
  submit: string;
  /** Rejects with a German sentence. */
  onSubmit: (values: AccountValues) => Promise<void>;
}

const passwordHint = `Nur, wenn die Person kein neues Passwort verlangen kann. Mindestens ${minPasswordChars} Zeichen.`;

function problemsOf({ firstname, email, roles }: AccountValues): Partial<Record<keyof AccountValues, string>> {
  return {
    ...(!firstname.trim() && { firstname: 'Bitte den Vornamen schreiben.' }),
    ...(!mailAddressPattern.test(email.trim()) && { email: 'Bitte eine E-Mail-Adresse schreiben.' }),
    ...(roles.length === 0 && { roles: 'Bitte mindestens eine Rolle wählen.' }),
  };
}

export function AccountForm({ account, roles, submit, onSubmit }: Props) {
  const { firstname = '', lastname = '', email = '', isActive = false } = account ?? {};
  const [values, setValues] = useState<AccountValues>({
    firstname,
    lastname,
    email,
    isActive,
    password: '',
    roles: account?.roles ?? [],
  });
  const send = async (): Promise<void> => {
    await onSubmit({ ...values, firstname: values.firstname.trim(), email: values.email.trim() });
    setValues({ ...values, password: '' });
  };
  const input = (name: 'firstname' | 'lastname' | 'email' | 'password', problems: Problems) => ({
    name,
    value: values[name],
    problem: problems[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  });
  return (
    <AccountSheet submit={submit} problemsOf={() => problemsOf(values)} onSubmit={send}>
      {(problems) => (
        <>
          <LabelledInput {...input('firstname', problems)} label="Vorname" />
          <LabelledInput {...input('lastname', problems)} label="Nachname" isOptional />
          <LabelledInput {...input('email', problems)} label="E-Mail" type="email" />
          {account && (
            <LabelledInput
              {...input('password', problems)}
              label="Neues Passwort"
              type="password"
              hint={passwordHint}
              isOptional
            />
          )}
          <SearchedChoices
            legend="Rollen"
            hint={account?.isOfDirectory ? 'Die Rollen folgen den Gruppen des Firmenkontos.' : 'Eine oder mehrere.'}
            searchLabel="Rolle suchen, zum Beispiel nach dem Haus"
            choices={roles}
            chosen={new Set(values.roles)}
            onChange={(chosen) => setValues({ ...values, roles: [...chosen] })}
            problem={problems.roles ?? ''}
          />
          {account && !account.isInvited && (
            <Checkbox
              checked={values.isActive}
              onCheckedChange={(checked) => setValues({ ...values, isActive: checked === true })}
            >
              Darf sich anmelden
            </Checkbox>
          )}
        </>
      )}
    </AccountSheet>
  );
}
