/** The field of a slot with what it is about, in the languages that have one of their own. */
const translations = { en: 'titleEn', it: 'titleIt', fr: 'titleFr' } as const;

type Language = keyof typeof translations;

type Titled = { title: string } & Partial<Record<(typeof translations)[Language], string | null | undefined>>;

const isTranslated = (language: string): language is Language => Object.hasOwn(translations, language);

/**
 * What a slot is about, in the visitor's language; without a translation as the house has written it.
 * @param language such as `fr` or `fr-CH`
 */
export function slotTitle(slot: Titled, language: string | null): string {
  const [main = ''] = (language ?? '').split('-');
  return (isTranslated(main) && slot[translations[main]]?.trim()) || slot.title;
}

/** Every language in which a slot can be titled; German is the one without a translation. */
const languages = ['de', ...Object.keys(translations)];

/** A title that was taken from a slot in any language, in the visitor's; the same where no slot has it any more. */
export function translatedTitle(slots: readonly Titled[], title: string, language: string | null): string {
  const slot = slots.find((each) => languages.some((one) => slotTitle(each, one) === title));
  return slot ? slotTitle(slot, language) : title;
}
