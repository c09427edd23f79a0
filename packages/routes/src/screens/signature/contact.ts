import type { CountryCode, PhoneNumber as ParsedNumber } from 'libphonenumber-js/min';

/** A phone number as people read it, and as a phone dials it. */
export interface PhoneNumber {
  /** The Swiss way, with the country: `+41 44 000 00 00`. */
  words: string;
  /** `tel:+41440000000` */
  href: string;
}

/** Says what number is meant; `undefined` for anything that is none. */
export type PhoneReader = (typed: string) => PhoneNumber | undefined;

/** The function of libphonenumber-js that is needed; the library is large, so browsers fetch it when it is. */
type Parse = (typed: string, country: CountryCode) => ParsedNumber | undefined;

/** Reads numbers as people in Switzerland write them; those of other countries need their country code. */
export function phoneReader(parse: Parse): PhoneReader {
  return (typed) => {
    const number = parse(typed, 'CH');
    return number?.isValid() ? { words: number.formatInternational(), href: number.getURI() } : undefined;
  };
}

/** One person's address: strict enough that it can stand in a link as it is. */
const mailAddress = /^[\p{L}\d.!#$*+/=^_`{|}~-]+@[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}$/u;

/** Whether it looks like a mail address. */
export function isMailAddress(typed: string): boolean {
  return mailAddress.test(typed);
}
