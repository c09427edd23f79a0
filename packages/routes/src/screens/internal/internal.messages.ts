import { defineMessages } from '@group/ui/messages/defineMessages';

/** Texts of the internal area (specification, section 2): news, documents and contacts for staff. */
export const internalMessages = defineMessages({
  de: {
    title: 'Interner Bereich',
    lead: 'Für unsere Mitarbeitenden.',
    news: 'Neuigkeiten',
    documents: 'Dokumente',
    contacts: 'Kontakte',
    empty: 'Hier steht noch nichts.',
  },
  gsw: {
    title: 'Interne Beriich',
    lead: 'Für eusi Mitarbeitende.',
    news: 'Neuigkeite',
    documents: 'Dokumänt',
    contacts: 'Kontäkt',
    empty: 'Da staht no nüüt.',
  },
  en: {
    title: 'Internal area',
    lead: 'For our staff.',
    news: 'News',
    documents: 'Documents',
    contacts: 'Contacts',
    empty: 'There is nothing here yet.',
  },
  it: {
    title: 'Area interna',
    lead: 'Per il nostro personale.',
    news: 'Novità',
    documents: 'Documenti',
    contacts: 'Contatti',
    empty: 'Qui non c’è ancora nulla.',
  },
  fr: {
    title: 'Espace interne',
    lead: 'Pour notre personnel.',
    news: 'Actualités',
    documents: 'Documents',
    contacts: 'Contacts',
    empty: 'Il n’y a encore rien ici.',
  },
});
