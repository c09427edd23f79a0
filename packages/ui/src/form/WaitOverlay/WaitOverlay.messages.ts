import { defineMessages } from '../../messages/defineMessages.ts';

/** The words of the specification, section 4. */
export const waitOverlayMessages = defineMessages({
  de: {
    title: 'Einen Moment noch',
    files: 'Ihre Dateien werden hochgeladen. Bitte lassen Sie diese Seite so lange offen.',
    noFiles: 'Ihre Angaben werden gesendet. Bitte lassen Sie diese Seite so lange offen.',
    progress: 'Gesendet',
    cancel: 'Abbrechen',
  },
  gsw: {
    title: 'No en Momänt',
    files: 'Ihri Dateie werded ufeglade. Bitte lönd Sie die Siite so lang offe.',
    noFiles: 'Ihri Aagabe werded gschickt. Bitte lönd Sie die Siite so lang offe.',
    progress: 'Gschickt',
    cancel: 'Abbräche',
  },
  en: {
    title: 'One more moment',
    files: 'Your files are being uploaded. Please keep this page open until they have arrived.',
    noFiles: 'Your details are being sent. Please keep this page open until they have arrived.',
    progress: 'Sent',
    cancel: 'Cancel',
  },
  it: {
    title: 'Ancora un momento',
    files: 'I suoi file vengono caricati. Lasci aperta questa pagina fino alla fine.',
    noFiles: 'I suoi dati vengono inviati. Lasci aperta questa pagina fino alla fine.',
    progress: 'Inviato',
    cancel: 'Annullare',
  },
  fr: {
    title: 'Encore un instant',
    files: 'Vos fichiers sont en cours d’envoi. Veuillez laisser cette page ouverte jusqu’à la fin.',
    noFiles: 'Vos données sont en cours d’envoi. Veuillez laisser cette page ouverte jusqu’à la fin.',
    progress: 'Envoyé',
    cancel: 'Annuler',
  },
});
