import { defineTexts } from '../texts/defineTexts.ts';

export const dialogTexts = defineTexts({
  de: { close: 'Schliessen' },
  gsw: { close: 'Zuemache' },
  en: { close: 'Close' },
  it: { close: 'Chiudere' },
  fr: { close: 'Fermer' },
});
