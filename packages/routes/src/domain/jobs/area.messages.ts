import { jobAreaNames } from '@group/content-client/contract/content/enumerationNames';
import { defineMessages } from '@group/ui/messages/defineMessages';

/** Names of the areas of work (specification, section 2). */
export const areaMessages = defineMessages({
  de: jobAreaNames,
  gsw: {
    care: 'Pfleg und Betreuig',
    housekeeping: 'Huuswirtschaft',
    hotel: 'Hotellerie',
    technical: 'Technische Dienscht',
    administration: 'Verwaltig',
  },
  en: {
    care: 'Care and support',
    housekeeping: 'Housekeeping',
    hotel: 'Hotel industry',
    technical: 'Technical service',
    administration: 'Administration',
  },
  it: {
    care: 'Cure e assistenza',
    housekeeping: 'Economia domestica',
    hotel: 'Settore alberghiero',
    technical: 'Servizio tecnico',
    administration: 'Amministrazione',
  },
  fr: {
    care: 'Soins et accompagnement',
    housekeeping: 'Intendance',
    hotel: 'Hôtellerie',
    technical: 'Service technique',
    administration: 'Administration',
  },
});
