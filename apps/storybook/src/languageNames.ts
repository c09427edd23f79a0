import type { Language } from '@group/ui/messages/language';

/** Languages of the toolbar, under their native names. */
export const languageNames: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  gsw: 'Schwiizertüütsch',
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
};
