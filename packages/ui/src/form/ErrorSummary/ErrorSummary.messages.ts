import { defineMessages } from '../../messages/defineMessages.ts';

export const errorSummaryMessages = defineMessages({
  de: { title: 'Bitte prüfen Sie Ihre Angaben' },
  gsw: { title: 'Bitte prüefed Sie Ihri Aagabe' },
  en: { title: 'There is a problem' },
  it: { title: 'Controlli i suoi dati' },
  fr: { title: 'Veuillez vérifier vos données' },
});
