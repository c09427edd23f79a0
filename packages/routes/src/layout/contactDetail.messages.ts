import { defineMessages } from '@group/ui/messages/defineMessages';

/** Names of the details by which a house or an organisation is reached. */
export const contactDetailMessages = defineMessages({
  de: { address: 'Adresse', phone: 'Telefon', email: 'E-Mail', openingHours: 'Öffnungszeiten' },
  gsw: { address: 'Adrässe', phone: 'Telefon', email: 'E-Mail', openingHours: 'Öffnigsziite' },
  en: { address: 'Address', phone: 'Phone', email: 'E-mail', openingHours: 'Opening hours' },
  it: { address: 'Indirizzo', phone: 'Telefono', email: 'E-mail', openingHours: 'Orari di apertura' },
  fr: { address: 'Adresse', phone: 'Téléphone', email: 'E-mail', openingHours: 'Heures d’ouverture' },
});
