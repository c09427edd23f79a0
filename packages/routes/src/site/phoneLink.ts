/** The `tel:` URL of a number in Swiss notation: `044 000 00 00`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
