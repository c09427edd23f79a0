import { defineTexts } from '@group/ui/texts/defineTexts';

export const closedFormTexts = defineTexts({
  de: {
    title: 'Ihre Angaben wurden nicht gesendet',
    help: 'Dieses Formular nimmt gerade nichts entgegen. Bitte rufen Sie uns an oder schreiben Sie uns eine E-Mail.',
    send: 'Senden',
    sending: 'Wird gesendet …',
  },
  gsw: {
    title: 'Iri Aagabe sind nöd gschickt worde',
    help: 'Das Formular nimmt grad nüüt entgäge. Bitte lüted Sie eus aa oder schriibed Sie eus es E-Mail.',
    send: 'Schicke',
    sending: 'Wird gschickt …',
  },
  en: {
    title: 'Your details have not been sent',
    help: 'This form takes nothing in just now. Please call us or write us an e-mail.',
    send: 'Send',
    sending: 'Sending …',
  },
  it: {
    title: 'I suoi dati non sono stati inviati',
    help: 'Questo modulo al momento non accetta invii. La preghiamo di telefonarci o di scriverci un’e-mail.',
    send: 'Inviare',
    sending: 'Invio in corso …',
  },
  fr: {
    title: 'Vos données n’ont pas été envoyées',
    help: 'Ce formulaire n’accepte rien pour le moment. Veuillez nous appeler ou nous écrire un e-mail.',
    send: 'Envoyer',
    sending: 'Envoi en cours …',
  },
});
