import { timeZone } from '@group/content-client/contract/swissTime';

const date = new Intl.DateTimeFormat('de-CH', { timeZone, dateStyle: 'medium' });
const dateAndTime = new Intl.DateTimeFormat('de-CH', { timeZone, dateStyle: 'medium', timeStyle: 'short' });

/** `22.11.2026` */
export const swissDate = (instant: string): string => date.format(new Date(instant));

/** `22.11.2026, 14:05` */
export const swissDateAndTime = (instant: string): string => dateAndTime.format(new Date(instant));
