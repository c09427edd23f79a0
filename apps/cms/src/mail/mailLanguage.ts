/** Languages of the forms, with the locale in which their mails write dates. */
const dateLocales = { de: 'de-CH', gsw: 'de-CH', en: 'en-GB', it: 'it-CH', fr: 'fr-CH' } as const;

/** A language in which the senders of forms get mails. */
export type MailLanguage = keyof typeof dateLocales;

/** Words of all mails to senders of forms. */
export const mailWords: Readonly<Record<MailLanguage, Record<'greeting' | 'reference' | 'closing', string>>> = {
  de: { greeting: 'Guten Tag', reference: 'Ihre Referenz', closing: 'Freundliche Grüsse' },
  gsw: { greeting: 'Grüezi', reference: 'Ihri Referänz', closing: 'Fründlichi Grüess' },
  en: { greeting: 'Hello', reference: 'Your reference', closing: 'Kind regards' },
  it: { greeting: 'Buongiorno', reference: 'Il suo riferimento', closing: 'Cordiali saluti' },
  fr: { greeting: 'Bonjour', reference: 'Votre référence', closing: 'Meilleures salutations' },
};

const isMailLanguage = (language: string): language is MailLanguage => Object.hasOwn(dateLocales, language);

/** The language of a mail, by that of the form: `fr` for `fr-CH`, German for unknown ones. */
export function mailLanguage(language: string | null): MailLanguage {
  const [main = ''] = (language ?? '').split('-');
  return isMailLanguage(main) ? main : 'de';
}

/** Writes an instant as mails do, in Swiss time. */
export function dateInMail(
  language: MailLanguage,
  instant: string,
  options: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>,
): string {
  const format = new Intl.DateTimeFormat(dateLocales[language], { ...options, timeZone: 'Europe/Zurich' });
  return format.format(new Date(instant));
}
