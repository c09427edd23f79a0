/**
 * The list of occupations whose vacancies employers have to report: those of care homes and of their kitchens and
 * restaurants, not the whole list. Source: ordinance of the EAER of 1 December 2025, https://www.arbeit.swiss
 * (Stellenmeldepflicht ab 2026). It is replaced every year.
 */
export const reportingList = {
  /** Calendar year in which it applies. */
  year: 2026,
  occupations: ['cook', 'kitchenHelp', 'cleaning', 'serviceManager', 'serviceHelp', 'receptionist'],
} as const;

/** Days after the confirmation during which a vacancy may not be published, Art. 53b para. 5 AVV (SR 823.111). */
export const reportingWorkingDays = 5;

/** What editors choose: an occupation of the list, another one of it that does not stand here, or none of it. */
export const occupations = [...reportingList.occupations, 'otherListed', 'notListed'] as const;
type Occupation = (typeof occupations)[number];

/** Why a vacancy need not be reported: Art. 53d para. 1 letters a to c AVV, and Art. 21a para. 5 AIG (SR 142.20). */
export const reportingExemptions = ['internal', 'short', 'relatives', 'jobSeeker'] as const;
type ReportingExemption = (typeof reportingExemptions)[number];

export const occupationNames: Readonly<Record<Occupation, string>> = {
  cook: 'Köchinnen und Köche',
  kitchenHelp: 'Hilfskräfte in der Küche',
  cleaning: 'Reinigungspersonal und Hilfskräfte',
  serviceManager: 'Chefs de Service',
  serviceHelp: 'Servicehilfskräfte',
  receptionist: 'Empfang von Hotels',
  otherListed: 'Andere Berufsart auf der Liste',
  notListed: 'Nicht auf der Liste',
};

export const reportingExemptionNames: Readonly<Record<ReportingExemption, string>> = {
  internal: 'Intern, seit sechs Monaten angestellt',
  short: 'Höchstens 14 Kalendertage',
  relatives: 'Verwandte von Zeichnungsberechtigten',
  jobSeeker: 'Beim RAV gemeldete Person',
};
