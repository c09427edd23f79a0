import type { CountryCode, PhoneNumber as ParsedNumber } from 'libphonenumber-js/min';

/** A phone number for display and for dialling. */
export interface PhoneNumber {
  /** In Swiss notation with country code: `+41 44 000 00 00`. */
  text: string;
  /** `tel:+41440000000` */
  href: string;
}

/** Parses a phone number; `undefined` for invalid input. */
export type PhoneReader = (typed: string) => PhoneNumber | undefined;

/** The function of libphonenumber-js that is used. The library is large, so browsers load it on demand. */
type Parse = (typed: string, country: CountryCode) => ParsedNumber | undefined;

/** Parses numbers in Swiss notation; foreign numbers need their country code. */
export function phoneReader(parse: Parse): PhoneReader {
  return (typed) => {
    const number = parse(typed, 'CH');
    return number?.isValid() ? { text: number.formatInternational(), href: number.getURI() } : undefined;
  };
}

/** One address, restricted to characters that are safe in a link without escaping. */
const mailAddress = /^[\p{L}\d.!#$*+/=^_`{|}~-]+@[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}$/u;

/** Whether it looks like a mail address. */
export function isMailAddress(typed: string): boolean {
  return mailAddress.test(typed);
}
