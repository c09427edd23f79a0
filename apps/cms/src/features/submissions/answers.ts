import { type SubmissionField, submissionFields } from '@group/content-client/contract/submissions/fields';
import { readablePhone } from '../../content/readablePhone.ts';

const languages = new Intl.DisplayNames('de-CH', { type: 'language' });

/** `Deutsch`; what is stored, if it is no code of a language. */
export const languageName = (code: string): string => (/^[a-z]{2,3}$/.test(code) ? (languages.of(code) ?? code) : code);

export interface Answer {
  name: string;
  label: string;
  /** In German where the contract has names; empty without an answer. */
  text: string;
  /** Of a mail address, and of the first phone number. */
  href?: string;
  /** Several lines. */
  isLong: boolean;
  /** A column of the list, and one of the first of the table. */
  isListed: boolean;
}

function linkOf({ input }: SubmissionField, value: string): string | undefined {
  // A part before the @ may have a `?` or `%`, which would begin a subject or another character (RFC 6068).
  if (input === 'email' && value)
    return `mailto:${value
      .split('@')
      .map((part) => encodeURIComponent(part))
      .join('@')}`;
  // A number that is kept as it was typed has no link: nothing tells how to dial it.
  const dialled = input === 'phone' && /^(\+\d+)(?: ext\. \d+)?(?:, |$)/.exec(value)?.[1];
  return dialled ? `tel:${dialled}` : undefined;
}

function textOf(name: string, { input, names }: SubmissionField, value: string): string {
  if (name === 'language') return languageName(value);
  return input === 'phone' ? readablePhone(value) : (names?.[value] ?? value);
}

function answer(name: string, field: SubmissionField, stored: unknown): Answer {
  const value = typeof stored === 'string' ? stored : '';
  const href = linkOf(field, value);
  return {
    name,
    label: field.label,
    text: textOf(name, field, value),
    ...(href && { href }),
    isLong: field.input === 'lines',
    isListed: field.listed === true,
  };
}

/** Every field of the application form in its order: list, details, print and table show these. */
export const answersOf = (application: Readonly<Record<string, unknown>>): Answer[] =>
  Object.entries<SubmissionField>(submissionFields.application).map(([name, field]) =>
    answer(name, field, application[name]),
  );

/** The name is the title of an application. */
const title: ReadonlySet<string> = new Set(['firstName', 'surname']);

export const listedAnswers = (application: Readonly<Record<string, unknown>>): Answer[] =>
  answersOf(application).filter(({ name, isListed }) => isListed && !title.has(name));

/** What details and print show below the name. The files have a warning of their own. */
export const furtherAnswers = (application: Readonly<Record<string, unknown>>): Answer[] =>
  answersOf(application).filter(({ name, text }) => text && !title.has(name) && name !== 'flagged');
