import { jobAreaNames, visitOccasionNames } from '../content/enumerationNames.ts';

export const submissionKinds = ['application', 'message', 'visit', 'alert'] as const;

/** A form of the websites whose entries the content service stores. */
export type SubmissionKind = (typeof submissionKinds)[number];

/** A field of a form: how it is read, and how the content service stores it. Lengths are in UTF-16 code units. */
export interface SubmissionField {
  /** German label for the staff who read the entries. */
  label: string;
  /** One German sentence below the field. */
  hint?: string;
  /** German names of the values that are possible. */
  names?: Readonly<Record<string, string>>;
  /** Shown as a column in the list of entries. */
  listed?: true;
  /** How the website reads what the visitor entered; as one line of text by default. `none`: the website sets the value. */
  input?: 'lines' | 'email' | 'phone' | 'jobArea' | 'none';
  /** Longest value that the websites accept and deliver. */
  maxLength: number;
  /**
   * Longest value that the content service stores: a column's length, which changes only with a migration. Never less
   * than `maxLength`, or a delivered submission would be rejected.
   */
  maxStoredLength: number;
  /** The value must not be empty. */
  required?: true;
}

/** Longest mail address (RFC 5321, 4.5.3.1.3). */
export const maxEmailLength = 254;

/**
 * One mail address that a mail server takes, in any script and with a domain of at least two labels (RFC 5321, 6531). What
 * could turn it into a list of recipients is no part of it, not even in quotes.
 */
export const mailAddressPattern =
  /^(?:[^\s\p{C}@,;:<>()"\\[\]]{1,64}|"[^\p{C}\p{Zl}\p{Zp}@,;:<>()"\\[\]]{1,62}")@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?=[^.]*\p{L})[\p{L}\p{M}\p{N}-]{2,}$/u;

/**
 * The key that a website generates with each form: a UUID, so that it can also name a folder. It identifies a submission,
 * so that a repeated delivery creates no second entry.
 */
export const submissionKeyPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Keys that the content service accepts, which include those of other clients. */
export const storedKeyPattern = /^[\w-]{16,64}$/;

/** Longest key that {@link storedKeyPattern} matches. */
export const maxKeyLength = 64;

/** Hexadecimal digits of the token of a private link and of its hash: 256 bits each. */
export const privateTokenLength = 64;

/** Longest id of a job. */
export const maxJobIdLength = 40;

/**
 * Hidden field of the application form that repeats the phone number that the site asked about. Sent again unchanged, the
 * number is kept as typed.
 */
export const confirmedTel = 'confirmedTel';

const language = {
  label: 'Sprache',
  hint: 'In dieser Sprache wurde das Formular ausgefüllt.',
  input: 'none',
  maxLength: 10,
  maxStoredLength: 10,
} as const satisfies SubmissionField;

const reference = {
  label: 'Referenz',
  listed: true,
  hint: 'Diese Nummer kennt auch die absendende Person.',
  input: 'none',
  maxLength: 40,
  maxStoredLength: 40,
  required: true,
} as const satisfies SubmissionField;

const email = {
  label: 'E-Mail',
  input: 'email',
  maxLength: maxEmailLength,
  maxStoredLength: maxEmailLength,
} as const satisfies SubmissionField;

/** Of texts with several lines, in UTF-16 code units; the forms state it. */
export const maxMessageLength = 4_000;

const message = {
  label: 'Mitteilung',
  input: 'lines',
  maxLength: maxMessageLength,
  maxStoredLength: 20_000,
} as const satisfies SubmissionField;

/** Ages of those who come for a trial day. Of the young, the form takes a first name and one contact, and nothing else. */
export const ageGroups = ['13-15', '16-17', 'adult'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** A slot's id and one of its dates. */
export const visitChoicePattern = /^[a-z\d]{24}\/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** How many persons one visitor can announce. */
export const maxPersons = 10;

/** Every field of each form, in the order in which the content service shows them. */
export const submissionFields = {
  application: {
    firstName: { label: 'Vorname', listed: true, maxLength: 80, maxStoredLength: 200, required: true },
    surname: { label: 'Nachname', listed: true, maxLength: 80, maxStoredLength: 200, required: true },
    area: {
      label: 'Bereich',
      listed: true,
      names: jobAreaNames,
      input: 'jobArea',
      maxLength: 40,
      maxStoredLength: 40,
      required: true,
    },
    highestDegree: { label: 'Höchster Abschluss', maxLength: 160, maxStoredLength: 200 },
    email,
    // Two numbers in E.164, each a plus sign and up to 15 digits, separated by a comma and a space; or one as it is typed.
    tel: { label: 'Telefon', input: 'phone', maxLength: 40, maxStoredLength: 40 },
    contact: {
      label: 'Kontakt',
      hint: 'Wie die Person am besten zu erreichen ist.',
      maxLength: 160,
      maxStoredLength: 500,
    },
    address: { label: 'Adresse', maxLength: 160, maxStoredLength: 200 },
    zipCode: { label: 'Postleitzahl', maxLength: 12, maxStoredLength: 20 },
    location: { label: 'Ort', maxLength: 80, maxStoredLength: 200 },
    message,
    flagged: {
      label: 'Hinweis zu den Dateien',
      hint: 'Ungeprüfte Dateien bitte vorsichtig öffnen.',
      names: { unscanned: 'Nicht auf Schadprogramme geprüft' },
      input: 'none',
      maxLength: 40,
      maxStoredLength: 40,
    },
    language,
    reference,
  },
  message: {
    name: { label: 'Name', listed: true, maxLength: 120, maxStoredLength: 200, required: true },
    email: { ...email, listed: true, required: true },
    message: { ...message, required: true },
    language,
    reference,
  },
  visit: {
    name: { label: 'Name', listed: true, maxLength: 120, maxStoredLength: 200, required: true },
    occasion: {
      label: 'Anlass',
      listed: true,
      names: visitOccasionNames,
      maxLength: 20,
      maxStoredLength: 40,
      required: true,
    },
    about: { label: 'Worum es geht', maxLength: 120, maxStoredLength: 200 },
    house: {
      label: 'Haus',
      hint: 'Letzter Teil der Adresse seiner Seite.',
      maxLength: 120,
      maxStoredLength: 200,
    },
    slot: { label: 'Gewählter Termin', maxLength: 60, maxStoredLength: 100 },
    wishes: {
      label: 'Wünsche',
      hint: 'Tage, an denen es der Person passt.',
      input: 'none',
      maxLength: 200,
      maxStoredLength: 500,
    },
    ageGroup: {
      label: 'Alter',
      names: { '13-15': '13 bis 15 Jahre', '16-17': '16 oder 17 Jahre', adult: '18 Jahre oder älter' },
      maxLength: 20,
      maxStoredLength: 40,
    },
    persons: { label: 'Personen', maxLength: 3, maxStoredLength: 10 },
    email: { ...email, listed: true },
    tel: { label: 'Telefon', input: 'phone', listed: true, maxLength: 40, maxStoredLength: 40 },
    message,
    language,
    reference,
  },
  // Empty filters match every job.
  alert: {
    email: { ...email, required: true },
    area: { label: 'Bereich', names: jobAreaNames, input: 'jobArea', maxLength: 40, maxStoredLength: 40 },
    employer: { label: 'Betrieb', maxLength: 40, maxStoredLength: 40 },
    place: { label: 'Ort', maxLength: 80, maxStoredLength: 200 },
    workload: { label: 'Pensum (%)', maxLength: 3, maxStoredLength: 10 },
    apprenticeships: { label: 'Nur Lehrstellen', maxLength: 1, maxStoredLength: 10 },
    language,
    reference,
  },
} as const satisfies Record<SubmissionKind, Record<string, SubmissionField>>;
