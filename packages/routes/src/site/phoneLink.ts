/** The address that calls a number which is written for people: `044 000 00 00`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
