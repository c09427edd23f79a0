import { defineMessages } from '@group/ui/messages/defineMessages';

export const privacyNoticeMessages = defineMessages({
  de: {
    notice: 'Mit dem Senden sind Sie einverstanden, dass wir Ihre Angaben für unsere Antwort bearbeiten.',
    link: 'Zur Datenschutzerklärung (neuer Tab)',
  },
  gsw: {
    notice: 'Mit em Schicke sind Sie iiverstande, dass mir Ihri Aagabe für eusi Antwort bruuched.',
    link: 'Zur Dateschutzerklärig (neue Tab)',
  },
  en: {
    notice: 'By sending this form you agree that we use your details to answer you.',
    link: 'Read our privacy statement (new tab)',
  },
  it: {
    notice: 'Con l’invio acconsente che trattiamo i suoi dati per poterle rispondere.',
    link: 'Leggere la dichiarazione sulla protezione dei dati (nuova scheda)',
  },
  fr: {
    notice: 'En envoyant ce formulaire, vous acceptez que nous traitions vos données pour vous répondre.',
    link: 'Lire la déclaration de protection des données (nouvel onglet)',
  },
});
