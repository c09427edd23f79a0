import { houseKindNames } from '@group/content-client/contract/content/enumerationNames';
import { defineMessages } from '@group/ui/messages/defineMessages';

/** Names of the kinds of houses. */
export const houseKindMessages = defineMessages({
  de: houseKindNames,
  gsw: {
    care: 'Pfleg und Betreuig',
    apartments: 'Wohnige mit Service',
    supported: 'Wohne mit Begleitig',
    services: 'Beratig und Dienscht',
  },
  en: {
    care: 'Care and support',
    apartments: 'Serviced apartments',
    supported: 'Supported living',
    services: 'Advice and services',
  },
  it: {
    care: 'Cure e assistenza',
    apartments: 'Appartamenti con servizi',
    supported: 'Abitare con accompagnamento',
    services: 'Consulenza e servizi',
  },
  fr: {
    care: 'Soins et accompagnement',
    apartments: 'Appartements avec services',
    supported: 'Logement accompagné',
    services: 'Conseil et services',
  },
});
