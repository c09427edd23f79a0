import { defineMessages } from '../messages/defineMessages.ts';

/** Words that several parts of a form have in common. */
export const formMessages = defineMessages({
  de: { optional: 'freiwillig', error: 'Fehler:', pleaseSelect: 'Bitte wählen' },
  gsw: { optional: 'freiwillig', error: 'Fehler:', pleaseSelect: 'Bitte uswähle' },
  en: { optional: 'optional', error: 'Error:', pleaseSelect: 'Please select' },
  it: { optional: 'facoltativo', error: 'Errore:', pleaseSelect: 'Scelga, per favore' },
  fr: { optional: 'facultatif', error: 'Erreur\u00A0:', pleaseSelect: 'Veuillez choisir' },
});
