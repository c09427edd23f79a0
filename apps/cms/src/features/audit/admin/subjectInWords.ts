/** Applied in turn: first to what a request changed rights, then how; then addresses of the sign-in. */
const words: readonly [RegExp, string][] = [
  // What was done names the kind of a submission already.
  [/^(?:application|message|visit|alert) ?/, ''],
  [/\/(?:content\/accounts|admin\/users)(?:\/| id |$)/, 'Konto '],
  [/Konto me$/, 'Eigenes Konto'],
  [/\/(?:content\/staff|content-manager\/\S+users-permissions\.user)(?:\/| id |$)/, 'Konto im internen Bereich '],
  [/\/(?:admin|users-permissions)\/roles(?:\/| id |$)/, 'Rolle '],
  [/\/admin\/(?:admin-tokens|api-tokens|transfer\/tokens)(?:\/| id |$)/, 'Zugang für Programme '],
  [/\/users-permissions\/advanced/, 'Einstellungen der Konten'],
  [/ password$/, ', Passwort'],
  [/ roles (.*)$/, ', Rollen $1'],
  [/^POST (.*?) ?batch-delete$/, 'DELETE $1, mehrere'],
  [/^POST (.*)\/invitation$/, '$1: eingeladen'],
  [/^POST (.*)\/link$/, '$1: Link für das Passwort'],
  [/^PUT (.*)\/password$/, '$1: Passwort gesetzt'],
  [/^POST (.*)\/regenerate$/, '$1: erneuert'],
  [/^POST (.*?) ?$/, '$1: angelegt'],
  [/^PUT (.*?)(?:\/permissions)?$/, '$1: geändert'],
  [/^DELETE (.*)$/, '$1: gelöscht'],
  [/^\/admin\/anmelden\/eigenes-passwort$/, 'Eigenes Passwort'],
  [/^\/(?:admin\/anmelden\/passwort|api\/staff\/password)$/, 'Eigenes Passwort, über einen zugesandten Link'],
  [/^\/admin\/anmelden\/einladung$/, 'Einladung angenommen'],
  [/^\/admin\/anmelden$/, 'Redaktion'],
  [/^\/api\/\S*staff\S*/, 'Interner Bereich'],
  [/^\/content\/oidc\/callback/, 'Über das Verzeichnis'],
  [/^house /, 'Haus '],
  [/^own account$/, 'Eigenes Konto'],
  [/^directory refused$/, 'Nicht mehr berechtigt'],
  [/^directory unreachable$/, 'Verzeichnis nicht erreichbar'],
  [/^directory /, 'Laut Verzeichnis: '],
];

/** What an entry of the log is about, as an administrator would say it. A list without entries has no references. */
export const subjectInWords = (subject: string): string =>
  words.reduce((text, [pattern, said]) => text.replace(pattern, said), subject) || 'leere Liste';

/** Those who have no account. */
const others: Readonly<Record<string, string>> = {
  unknown: 'Unbekannt',
  applicant: 'Bewerberin oder Bewerber',
  visitor: 'Besucherin oder Besucher',
};

const accounts: Readonly<Record<string, string>> = {
  admin: 'Konto',
  staff: 'Konto im internen Bereich',
  directory: 'Firmenkonto',
};

/** Who did it; the id of an account tells two people with the same name apart. Employees of earlier versions have none. */
export const actorInWords = (actor: string): string =>
  others[actor] ??
  actor.replace(/^(admin|staff|directory) (?:(\d+) )?(.+)$/, (_, kind: string, id: string | undefined, name: string) =>
    id ? `${name} (${accounts[kind]} ${id})` : `${name} (${accounts[kind]})`,
  );
