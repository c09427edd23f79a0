import { mailAddressPattern } from '@group/content-client/contract/submissions/fields';
import type { AccountKind } from '../../../adminUi/accounts/accountKind.ts';
import { Accounts } from '../../../adminUi/accounts/Accounts.tsx';

const kind: AccountKind = {
  title: 'Mitarbeitende',
  subtitle: 'Wer sich auf der Website seines Hauses im internen Bereich anmeldet.',
  searchLabel: 'Suchen nach Name, E-Mail oder Haus',
  headings: ['Benutzername', 'E-Mail', 'Häuser', 'Stand'],
  back: 'Zu den Mitarbeitenden',
  path: '/content/staff',
  deletePath: '/content/staff',
  linkPath: 'link',
  pageOf: (id) => `/mitarbeitende${id === undefined ? '' : `?konto=${id}`}`,
  fieldsOf: (account) => ({
    texts: [
      {
        name: 'username',
        label: 'Benutzername',
        hint: 'Damit oder mit der E-Mail-Adresse meldet sich die Person an; so heisst sie im internen Bereich.',
        problemOf: (text) => text.length < 3 && 'Bitte mindestens drei Zeichen schreiben.',
      },
      {
        name: 'email',
        label: 'E-Mail',
        type: 'email',
        hint: 'Hierhin geht die Einladung.',
        problemOf: (text) => !mailAddressPattern.test(text) && 'Bitte eine E-Mail-Adresse schreiben.',
      },
    ],
    choices: {
      name: 'companies',
      legend: 'Häuser',
      hint: 'Deren internen Bereich die Person lesen darf.',
      searchLabel: 'Haus suchen',
      missing: 'Bitte mindestens ein Haus wählen.',
    },
    boxes: [
      { name: 'statesPlaces', label: 'Darf im internen Bereich melden, was in diesen Häusern frei ist' },
      ...(account ? [{ name: 'isActive', label: 'Darf sich anmelden' }] : []),
    ],
  }),
  linkLabel: ({ state }) => (state === 'invited' ? 'Einladung erneuern' : 'Link für ein neues Passwort'),
  deletion: () => 'kann sich danach nicht mehr anmelden.',
};

export const StaffAccounts = () => <Accounts kind={kind} />;
