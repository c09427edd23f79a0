/**
 * A phone number as every phone dials it, also abroad: with the country code, which numbers in Swiss notation lack. Short
 * ones, such as those of emergency services, have none.
 * @param phone for example `044 000 00 00`, `+41 (0)44 000 00 00` or `0041 44 000 00 00`
 * @returns for example `+41440000000`
 */
export function dialledNumber(phone: string): string {
  const digits = phone.replaceAll(/\(0\)|[^+\d]/g, '').replace(/^00/, '+');
  return digits.replace(/^0(?=\d{9}$)/, '+41');
}
