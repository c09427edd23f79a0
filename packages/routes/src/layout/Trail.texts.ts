import { defineTexts } from '@group/ui/texts/defineTexts';

export const trailTexts = defineTexts({
  de: { home: 'Startseite' },
  gsw: { home: 'Startsiite' },
  en: { home: 'Home' },
  it: { home: 'Pagina iniziale' },
  fr: { home: 'Accueil' },
});
