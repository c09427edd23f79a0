import { defineTexts } from '../../texts/defineTexts.ts';

export const errorSummaryTexts = defineTexts({
  de: { title: 'Da fehlt noch etwas' },
  gsw: { title: 'Da fählt no öppis' },
  en: { title: 'There is a problem' },
  it: { title: 'Manca ancora qualcosa' },
  fr: { title: 'Il manque encore quelque chose' },
});
