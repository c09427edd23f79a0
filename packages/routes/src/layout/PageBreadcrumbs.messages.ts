import { defineMessages } from '@group/ui/messages/defineMessages';

export const breadcrumbsOfPageMessages = defineMessages({
  de: { home: 'Startseite' },
  gsw: { home: 'Startsiite' },
  en: { home: 'Home' },
  it: { home: 'Pagina iniziale' },
  fr: { home: 'Accueil' },
});
