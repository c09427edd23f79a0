import { defineMessages } from '../messages/defineMessages.ts';

export const galleryMessages = defineMessages({
  de: {
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    position: (number: string, count: number) => `Bild ${number} von ${count}`,
    enlarge: (picture: string) => `${picture}: Bild vergrössern`,
    close: 'Schliessen',
  },
  gsw: {
    previous: 'Bild devor',
    next: 'Nächschts Bild',
    position: (number, count) => `Bild ${number} vo ${count}`,
    enlarge: (picture) => `${picture}: Bild grösser mache`,
    close: 'Zuemache',
  },
  en: {
    previous: 'Previous picture',
    next: 'Next picture',
    position: (number, count) => `Picture ${number} of ${count}`,
    enlarge: (picture) => `${picture}: enlarge picture`,
    close: 'Close',
  },
  it: {
    previous: 'Immagine precedente',
    next: 'Immagine successiva',
    position: (number, count) => `Immagine ${number} di ${count}`,
    enlarge: (picture) => `${picture}: ingrandire l’immagine`,
    close: 'Chiudere',
  },
  fr: {
    previous: 'Image précédente',
    next: 'Image suivante',
    position: (number, count) => `Image ${number} sur ${count}`,
    enlarge: (picture) => `${picture}\u00A0: agrandir l’image`,
    close: 'Fermer',
  },
});
