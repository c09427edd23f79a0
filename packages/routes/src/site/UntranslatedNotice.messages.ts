import { defineMessages } from '@group/ui/messages/defineMessages';

export const untranslatedNoticeMessages = defineMessages({
  de: { notTranslated: 'Dieser Text ist noch nicht übersetzt; Sie lesen ihn auf Deutsch.' },
  gsw: { notTranslated: 'Dä Text isch nonig übersetzt; Sie läsed en uf Hochdütsch.' },
  en: { notTranslated: 'This text has not been translated yet; you are reading it in German.' },
  it: { notTranslated: 'Questo testo non è ancora stato tradotto; lo legge in tedesco.' },
  fr: { notTranslated: 'Ce texte n’est pas encore traduit\u202F; vous le lisez en allemand.' },
});
