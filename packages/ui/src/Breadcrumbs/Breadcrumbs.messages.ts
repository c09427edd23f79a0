import { defineMessages } from '../messages/defineMessages.ts';

export const breadcrumbsMessages = defineMessages({
  de: { label: 'Sie sind hier' },
  gsw: { label: 'Sie sind da' },
  en: { label: 'You are here' },
  it: { label: 'Lei è qui' },
  fr: { label: 'Vous êtes ici' },
});
