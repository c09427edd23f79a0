import { minPasswordChars } from '@group/content-client/contract/staffPassword';
import { mailAddressPattern } from '@group/content-client/contract/submissions/fields';
import type { AccountKind } from '../../../adminUi/accounts/accountKind.ts';
import { Accounts } from '../../../adminUi/accounts/Accounts.tsx';

const passwordHint = `Nur, wenn die Person kein neues Passwort verlangen kann. Mindestens ${minPasswordChars} Zeichen.`;

const kind: AccountKind = {
  title: 'Konten der Redaktion',
  subtitle: 'Wer Inhalte bearbeitet, Bewerbungen liest oder alles verwaltet.',
  searchLabel: 'Suchen nach Name, E-Mail oder Rolle',
  headings: ['Name', 'E-Mail', 'Rollen', 'Stand'],
  back: 'Zu den Konten der Redaktion',
  path: '/content/accounts',
  deletePath: '/admin/users',
  linkPath: 'invitation',
  pageOf: (id) => `/settings/users${id === undefined ? '' : `/${id}`}`,
  fieldsOf: (account) => ({
    texts: [
      { name: 'firstname', label: 'Vorname', problemOf: (text) => !text && 'Bitte den Vornamen schreiben.' },
      { name: 'lastname', label: 'Nachname' },
      {
        name: 'email',
        label: 'E-Mail',
        type: 'email',
        problemOf: (text) => !mailAddressPattern.test(text) && 'Bitte eine E-Mail-Adresse schreiben.',
      },
      ...(account
        ? [{ name: 'password', label: 'Neues Passwort', type: 'password', hint: passwordHint } as const]
        : []),
    ],
    choices: {
      name: 'roles',
      legend: 'Rollen',
      hint: account?.isOfDirectory ? 'Die Rollen folgen den Gruppen des Firmenkontos.' : 'Eine oder mehrere.',
      searchLabel: 'Rolle suchen, zum Beispiel nach dem Haus',
      missing: 'Bitte mindestens eine Rolle wählen.',
    },
    boxes: account && account.state !== 'invited' ? [{ name: 'isActive', label: 'Darf sich anmelden' }] : [],
  }),
  linkLabel: ({ state }) => (state === 'invited' ? 'Einladung erneuern' : undefined),
  deletion: ({ isOwn }) =>
    isOwn ? undefined : 'kann sich danach nicht mehr anmelden. Was die Person geschrieben hat, bleibt.',
};

export const EditorAccounts = () => <Accounts kind={kind} />;
