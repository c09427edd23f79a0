import { defineTexts } from '../../texts/defineTexts.ts';

/** The words of the specification, section 4. */
export const waitOverlayTexts = defineTexts({
  de: {
    title: 'Einen Moment noch',
    text: 'Ihre Dateien werden hochgeladen. Bitte lassen Sie diese Seite so lange offen.',
    progress: 'Hochgeladen',
    cancel: 'Abbrechen',
  },
  gsw: {
    title: 'No en Momänt',
    text: 'Ihri Dateie werded ufeglade. Bitte lönd Sie die Site so lang offe.',
    progress: 'Ufeglade',
    cancel: 'Abbräche',
  },
  en: {
    title: 'One more moment',
    text: 'Your files are being uploaded. Please keep this page open until then.',
    progress: 'Uploaded',
    cancel: 'Cancel',
  },
  it: {
    title: 'Ancora un momento',
    text: 'I vostri file vengono caricati. Lasciate aperta questa pagina fino alla fine.',
    progress: 'Caricato',
    cancel: 'Annullare',
  },
  fr: {
    title: 'Encore un instant',
    text: 'Vos fichiers sont en cours d’envoi. Veuillez laisser cette page ouverte jusque-là.',
    progress: 'Envoyé',
    cancel: 'Annuler',
  },
});
