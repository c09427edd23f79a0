import { defineTexts } from '../texts/defineTexts.ts';

export const breadcrumbsTexts = defineTexts({
  de: { label: 'Sie sind hier' },
  gsw: { label: 'Sie sind da' },
  en: { label: 'You are here' },
  it: { label: 'Siete qui' },
  fr: { label: 'Vous êtes ici' },
});
