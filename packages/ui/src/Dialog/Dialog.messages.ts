import { defineMessages } from '../messages/defineMessages.ts';

export const dialogMessages = defineMessages({
  de: { close: 'Schliessen' },
  gsw: { close: 'Zuemache' },
  en: { close: 'Close' },
  it: { close: 'Chiudere' },
  fr: { close: 'Fermer' },
});
