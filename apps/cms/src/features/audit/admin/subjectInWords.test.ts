import { expect, it } from 'vitest';
import { actorInWords, subjectInWords } from './subjectInWords.ts';

it.each([
  ['application TAB-PRB1', 'TAB-PRB1'],
  ['application', 'leere Liste'],
  ['PUT /content/accounts/Petra Muster roles Redaktion Tabor', 'Konto Petra Muster, Rollen Redaktion Tabor: geändert'],
  ['PUT /content/accounts/Petra Muster roles 2 password', 'Konto Petra Muster, Rollen 2, Passwort: geändert'],
  ['POST /content/staff id petra', 'Konto im internen Bereich petra: angelegt'],
  ['POST /admin/users id Petra Muster roles Personal Tabor', 'Konto Petra Muster, Rollen Personal Tabor: angelegt'],
  ['POST /admin/users/batch-delete', 'Konto, mehrere: gelöscht'],
  ['PUT /admin/users/me', 'Eigenes Konto: geändert'],
  ['POST /content/accounts/Petra Muster/invitation', 'Konto Petra Muster: eingeladen'],
  ['DELETE /admin/api-tokens/4', 'Zugang für Programme 4: gelöscht'],
  ['PUT /admin/roles/Redaktion Tabor/permissions', 'Rolle Redaktion Tabor: geändert'],
  ['PUT /users-permissions/advanced', 'Einstellungen der Konten: geändert'],
  ['/admin/anmelden', 'Redaktion'],
  ['/api/staff/login', 'Interner Bereich'],
  ['/api/staff/password', 'Eigenes Passwort, über einen zugesandten Link'],
  ['/admin/anmelden/passwort', 'Eigenes Passwort, über einen zugesandten Link'],
  ['/admin/anmelden/einladung', 'Einladung angenommen'],
  ['directory refused', 'Nicht mehr berechtigt'],
])('says %s as %s', (subject, words) => expect(subjectInWords(subject)).toBe(words));

it.each([
  ['unknown', 'Unbekannt'],
  ['admin 3 Petra Muster', 'Petra Muster (Konto 3)'],
  ['staff 3 team-tabor', 'team-tabor (Konto im internen Bereich 3)'],
  ['staff team-tabor', 'team-tabor (Konto im internen Bereich)'],
  ['directory 12 Rosa Muster', 'Rosa Muster (Firmenkonto 12)'],
])('says %s as %s', (actor, words) => expect(actorInWords(actor)).toBe(words));
