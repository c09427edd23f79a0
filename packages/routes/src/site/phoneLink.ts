import { dialledNumber } from '@group/content-client/contract/dialledNumber';

/** The `tel:` URL of a number in Swiss notation: `044 000 00 00`. */
export const phoneLink = (phone: string): string => `tel:${dialledNumber(phone)}`;
