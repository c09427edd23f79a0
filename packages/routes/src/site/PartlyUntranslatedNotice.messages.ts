import { defineMessages } from '@group/ui/messages/defineMessages';

export const partlyUntranslatedNoticeMessages = defineMessages({
  de: { notTranslated: 'Was noch nicht übersetzt ist, lesen Sie auf Deutsch.' },
  gsw: { notTranslated: 'Was nonig übersetzt isch, läsed Sie uf Hochdütsch.' },
  en: { notTranslated: 'Entries that are not yet translated are in German.' },
  it: { notTranslated: 'Ciò che non è ancora tradotto si legge in tedesco.' },
  fr: { notTranslated: 'Ce qui n’est pas encore traduit se lit en allemand.' },
});
