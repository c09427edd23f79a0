import { timeZone } from '@group/content-client/contract/swissTime';

/** Languages of the forms, with the locale in which their mails write dates. */
const dateLocales = { de: 'de-CH', gsw: 'de-CH', en: 'en-GB', it: 'it-CH', fr: 'fr-CH' } as const;

export type MailLanguage = keyof typeof dateLocales;

/** Words of all mails to senders of forms. */
export const mailWords: Readonly<Record<MailLanguage, Record<'greeting' | 'reference' | 'closing', string>>> = {
  de: { greeting: 'Guten Tag', reference: 'Ihre Referenz', closing: 'Freundliche Grüsse' },
  gsw: { greeting: 'Grüezi', reference: 'Ihri Referänz', closing: 'Fründlichi Grüess' },
  en: { greeting: 'Hello,', reference: 'Your reference', closing: 'Kind regards' },
  it: { greeting: 'Buongiorno,', reference: 'Il suo riferimento', closing: 'Cordiali saluti' },
  fr: { greeting: 'Bonjour,', reference: 'Votre référence', closing: 'Meilleures salutations' },
};

const isMailLanguage = (language: string): language is MailLanguage => Object.hasOwn(dateLocales, language);

/** The language of a mail, by that of the form: `fr` for `fr-CH`, German for unknown ones. */
export function mailLanguage(language: string | null): MailLanguage {
  const [main = ''] = (language ?? '').split('-');
  return isMailLanguage(main) ? main : 'de';
}

const inSwissTime = (language: MailLanguage, instant: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(dateLocales[language], { ...options, timeZone }).format(new Date(instant));

const firsts: Readonly<Partial<Record<MailLanguage, string>>> = { fr: '1er', it: '1°' };

/** The day of an instant in Switzerland; in French and Italian as the websites write it. */
export function dayInMail(language: MailLanguage, instant: string, dateStyle: 'full' | 'long'): string {
  const day = inSwissTime(language, instant, { dateStyle });
  const first = firsts[language];
  return first ? day.replace(',', '').replace(/(?<!\S)1(?= )/, first) : day;
}

/** The day and the time of an instant in Switzerland, as the websites write them. */
export function timeInMail(language: MailLanguage, instant: string): string {
  const day = dayInMail(language, instant, 'full');
  const time = inSwissTime(language, instant, { hour: '2-digit', minute: '2-digit' });
  const [hour, minute] = time.split(':');
  if (language === 'en') return `${day}, ${time}`;
  if (language === 'fr') return `${day}, à ${Number(hour)} h${minute === '00' ? '' : ` ${minute}`}`;
  return language === 'it' ? `${day}, ore ${hour}.${minute}` : `${day}, ${hour}.${minute} Uhr`;
}

/** `label: text`; French has a space before the colon, at which no line breaks. */
export const labelledInMail = (language: MailLanguage, label: string, text: string): string =>
  `${label}${language === 'fr' ? '\u00a0' : ''}: ${text}`;
