import { defineMessages } from '@group/ui/messages/defineMessages';

/** Short facts of a job, in lists and on its page. */
export const jobFactsMessages = defineMessages({
  de: {
    fullTime: 'Vollzeit',
    share: (share: string) => `Pensum ${share}`,
    from: (day: string) => `ab ${day}`,
    byAgreement: 'Eintritt nach Vereinbarung',
    agreed: 'nach Vereinbarung',
    apprenticeship: 'Lehrstelle',
    teaching: 'Ausbildungsstelle',
  },
  gsw: {
    fullTime: 'Vollziit',
    share: (share) => `Pensum ${share}`,
    from: (day) => `ab ${day}`,
    byAgreement: 'Iitritt nach Vereinbarig',
    agreed: 'nach Vereinbarig',
    apprenticeship: 'Lehrstell',
    teaching: 'Usbildigsstell',
  },
  en: {
    fullTime: 'Full-time',
    share: (share) => `Workload ${share}`,
    from: (day) => `from ${day}`,
    byAgreement: 'Start by agreement',
    agreed: 'by agreement',
    apprenticeship: 'Apprenticeship',
    teaching: 'Teaching post',
  },
  it: {
    fullTime: 'Tempo pieno',
    share: (share) => `Grado d’occupazione ${share}`,
    from: (day) => `dal ${day}`,
    byAgreement: 'Inizio da convenire',
    agreed: 'da convenire',
    apprenticeship: 'Posto di apprendistato',
    teaching: 'Posto di formazione',
  },
  fr: {
    fullTime: 'Plein temps',
    share: (share) => `Taux d’occupation ${share}`,
    from: (day) => `dès le ${day}`,
    byAgreement: 'Entrée à convenir',
    agreed: 'à convenir',
    apprenticeship: 'Place d’apprentissage',
    teaching: 'Poste de formation',
  },
});
