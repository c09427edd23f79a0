import { mailAddressPattern } from '@group/content-client/contract/submissions/fields';
import { Checkbox } from '@strapi/design-system';
import { useState } from 'react';
import { AccountSheet, type Problems } from '../../../adminUi/AccountSheet.tsx';
import { LabelledInput } from '../../../adminUi/LabelledInput.tsx';
import { SearchedChoices } from '../../../adminUi/SearchedChoices.tsx';
import type { Member, MembersAnswer, MemberValues } from '../member.ts';

interface Props {
  member: Member | undefined;
  companies: MembersAnswer['companies'];
  submit: string;
  /** Rejects with a German sentence. */
  onSubmit: (values: MemberValues) => Promise<void>;
}

function problemsOf({ username, email, companies }: MemberValues): Partial<Record<keyof MemberValues, string>> {
  return {
    ...(username.trim().length < 3 && { username: 'Bitte mindestens drei Zeichen schreiben.' }),
    ...(!mailAddressPattern.test(email.trim()) && { email: 'Bitte eine E-Mail-Adresse schreiben.' }),
    ...(companies.length === 0 && { companies: 'Bitte mindestens ein Haus wählen.' }),
  };
}

export function MemberForm({ member, companies, submit, onSubmit }: Props) {
  const { username = '', email = '', isBlocked = false, statesPlaces = false } = member ?? {};
  const [values, setValues] = useState<MemberValues>({
    username,
    email,
    isBlocked,
    statesPlaces,
    companies: member?.companies ?? [],
  });
  const input = (name: 'username' | 'email', problems: Problems) => ({
    name,
    value: values[name],
    problem: problems[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  });
  return (
    <AccountSheet submit={submit} problemsOf={() => problemsOf(values)} onSubmit={() => onSubmit(values)}>
      {(problems) => (
        <>
          <LabelledInput
            {...input('username', problems)}
            label="Benutzername"
            hint="Damit oder mit der E-Mail-Adresse meldet sich die Person an; so heisst sie im internen Bereich."
          />
          <LabelledInput {...input('email', problems)} label="E-Mail" type="email" hint="Hierhin geht die Einladung." />
          <SearchedChoices
            legend="Häuser"
            hint="Deren internen Bereich die Person lesen darf."
            searchLabel="Haus suchen"
            choices={companies}
            chosen={new Set(values.companies)}
            onChange={(chosen) => setValues({ ...values, companies: [...chosen] })}
            problem={problems.companies ?? ''}
          />
          <Checkbox
            checked={values.statesPlaces}
            onCheckedChange={(checked) => setValues({ ...values, statesPlaces: checked === true })}
          >
            Darf im internen Bereich melden, was in diesen Häusern frei ist
          </Checkbox>
          {member && (
            <Checkbox
              checked={!values.isBlocked}
              onCheckedChange={(checked) => setValues({ ...values, isBlocked: checked !== true })}
            >
              Darf sich anmelden
            </Checkbox>
          )}
        </>
      )}
    </AccountSheet>
  );
}
