import type { TextSet } from '@group/ui/messages/defineMessages';
import { isMailAddress, type PhoneNumber, type PhoneReader } from './contact.ts';
import { presenceWords, type Weekday, weekdays } from './presence.ts';

/** The fields of the form that hold a phone number. */
export const phoneFields = ['headOffice', 'direct', 'mobile'] as const;

const textFields = ['name', 'role', 'email', ...phoneFields] as const;

/** What somebody typed, trimmed; what is empty is left out of the signature. */
export type SignatureDetails = Readonly<Record<(typeof textFields)[number], string>> & {
  readonly days: readonly Weekday[];
};

/** Whose signature it is, apart from the person. */
export interface Organisation {
  name: string;
  addressLines: readonly string[];
  /** Scheme and host of the site. */
  origin: string;
  /** Path of the picture on the site, and its size in pixels as it is shown. */
  logo: { path: string; width: number; height: number };
  /** Both `#rrggbb`: words that stand out, with enough contrast on white, and the line beside them. */
  colours: { words: string; line: string };
}

/** A number that the configuration gives; without `href` it is written so that no phone could dial it. */
export type HeadOffice = Pick<PhoneNumber, 'words'> & Partial<PhoneNumber>;

export interface SignatureContact {
  label: string;
  words: string;
  href?: string | undefined;
}

/** A signature as it is shown and copied. */
export interface Signature {
  name: string;
  role: string;
  organisation: Organisation;
  contacts: readonly SignatureContact[];
}

/** The words in a signature. */
export interface SignatureLabels extends TextSet {
  readonly headOffice: string;
  readonly direct: string;
  readonly mobile: string;
  readonly email: string;
  readonly web: string;
  readonly present: string;
}

/** The details in the fields inside of an element. */
export function readDetails(form: Element): SignatureDetails {
  const inputs = [...form.querySelectorAll('input')];
  const valueOf = (name: string): string => inputs.find((input) => input.name === name)?.value.trim() ?? '';
  return {
    name: valueOf('name'),
    role: valueOf('role'),
    email: valueOf('email'),
    headOffice: valueOf('headOffice'),
    direct: valueOf('direct'),
    mobile: valueOf('mobile'),
    days: weekdays.filter((day) => inputs.some(({ name, checked }) => name === day && checked)),
  };
}

/** Details of a person of whom nothing is known yet. */
export function noDetails(headOffice: string): SignatureDetails {
  return { name: '', role: '', email: '', headOffice, direct: '', mobile: '', days: [] };
}

/**
 * Makes a signature of what was typed. A number or address that cannot be understood stays as it is, without a link.
 * @param dayNames short names of the weekdays
 */
export function composeSignature(
  details: SignatureDetails,
  organisation: Organisation,
  labels: SignatureLabels,
  dayNames: Readonly<Record<Weekday, string>>,
  readPhone: PhoneReader,
): Signature {
  const { email } = details;
  const contacts: SignatureContact[] = [
    ...phoneFields.map((field) => ({ label: labels[field], words: details[field], ...readPhone(details[field]) })),
    { label: labels.email, words: email, href: isMailAddress(email) ? `mailto:${email}` : undefined },
    { label: labels.web, words: new URL(organisation.origin).host, href: organisation.origin },
    { label: labels.present, words: presenceWords(details.days, dayNames) },
  ];
  return {
    name: details.name,
    role: details.role,
    organisation,
    contacts: contacts.filter(({ words }) => words !== ''),
  };
}
