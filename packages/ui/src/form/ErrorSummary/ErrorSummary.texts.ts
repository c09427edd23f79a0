import { defineTexts } from '../../texts/defineTexts.ts';

export const errorSummaryTexts = defineTexts({
  de: { title: 'Bitte prüfen Sie Ihre Angaben' },
  gsw: { title: 'Bitte prüefed Sie Iri Aagabe' },
  en: { title: 'There is a problem' },
  it: { title: 'Controlli i suoi dati' },
  fr: { title: 'Veuillez vérifier vos données' },
});
