import { defineMessages } from '../messages/defineMessages.ts';

export const paginationMessages = defineMessages({
  de: { label: 'Seiten', previous: 'Zurück', next: 'Weiter', page: (page: number) => `Seite ${page}` },
  gsw: { label: 'Siite', previous: 'Zrugg', next: 'Wiiter', page: (page) => `Siite ${page}` },
  en: { label: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` },
  it: { label: 'Pagine', previous: 'Indietro', next: 'Avanti', page: (page) => `Pagina ${page}` },
  fr: { label: 'Pages', previous: 'Précédent', next: 'Suivant', page: (page) => `Page ${page}` },
});
