import type { Messages } from '@group/ui/messages/defineMessages';
import { isMailAddress, type PhoneNumber, type PhoneReader } from './contact.ts';
import { type Weekday, weekdays } from '@group/content-client/contract/content/enumerations';
import { withoutHidden } from '@group/content-client/contract/withoutHidden';
import { presenceWords } from './presence.ts';

/** Fields that hold a phone number. */
export const phoneFields = ['headOffice', 'direct', 'mobile'] as const;

const textFields = ['name', 'role', 'email', ...phoneFields] as const;

/** The trimmed input without invisible characters; empty fields are omitted from the signature. */
export type SignatureDetails = Readonly<Record<(typeof textFields)[number], string>> & {
  readonly days: readonly Weekday[];
};

/** The organisation in a signature. */
export interface Organisation {
  name: string;
  addressLines: readonly string[];
  /** Origin of the site. */
  origin: string;
  /** Path of the image on the site, and its display size in pixels. */
  logo: { path: string; width: number; height: number };
  /** As `#rrggbb`: highlighted text with sufficient contrast on white, and the line beside it. */
  colours: { text: string; line: string };
}

/** The configuration's number; without `href` where it is not a valid number. */
export type HeadOffice = Pick<PhoneNumber, 'text'> & Partial<PhoneNumber>;

export interface SignatureContact {
  label: string;
  text: string;
  href?: string | undefined;
}

export interface Signature {
  name: string;
  role: string;
  organisation: Organisation;
  contacts: readonly SignatureContact[];
}

/** Labels in a signature. */
export interface SignatureLabels extends Messages {
  readonly headOffice: string;
  readonly direct: string;
  readonly mobile: string;
  readonly email: string;
  readonly web: string;
  readonly present: string;
}

/** Reads the details from an element's fields. */
export function readDetails(form: Element): SignatureDetails {
  const inputs = [...form.querySelectorAll('input')];
  const valueOf = (name: string): string =>
    withoutHidden(inputs.find((input) => input.name === name)?.value ?? '').trim();
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

/** Details of a person before any input. */
export function noDetails(headOffice: string): SignatureDetails {
  return { name: '', role: '', email: '', headOffice, direct: '', mobile: '', days: [] };
}

/**
 * Composes a signature from the input. An invalid number or address is kept as text, without a link.
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
    ...phoneFields.map((field) => ({ label: labels[field], text: details[field], ...readPhone(details[field]) })),
    { label: labels.email, text: email, href: isMailAddress(email) ? `mailto:${email}` : undefined },
    { label: labels.web, text: new URL(organisation.origin).host, href: organisation.origin },
    { label: labels.present, text: presenceWords(details.days, dayNames) },
  ];
  return {
    name: details.name,
    role: details.role,
    organisation,
    contacts: contacts.filter(({ text }) => text !== ''),
  };
}
