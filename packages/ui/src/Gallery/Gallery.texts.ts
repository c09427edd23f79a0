import { defineTexts } from '../texts/defineTexts.ts';

export const galleryTexts = defineTexts({
  de: {
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    position: (number: number, count: number) => `Bild ${number} von ${count}`,
  },
  gsw: {
    previous: 'Bild devor',
    next: 'Nächschts Bild',
    position: (number, count) => `Bild ${number} vo ${count}`,
  },
  en: {
    previous: 'Previous picture',
    next: 'Next picture',
    position: (number, count) => `Picture ${number} of ${count}`,
  },
  it: {
    previous: 'Immagine precedente',
    next: 'Immagine successiva',
    position: (number, count) => `Immagine ${number} di ${count}`,
  },
  fr: {
    previous: 'Image précédente',
    next: 'Image suivante',
    position: (number, count) => `Image ${number} sur ${count}`,
  },
});
