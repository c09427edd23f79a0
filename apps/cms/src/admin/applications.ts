/** A row of HR's working list. */
export interface ListedApplication {
  documentId: string;
  firstName: string;
  surname: string;
  stage: string;
  acceptedAt: string;
  reference: string;
  jobTitle: string;
  area: string;
  company: string;
  assignedTo: string;
  answerBy: string;
  urgency: 'due' | 'overdue' | 'later' | null;
}

export const stageNames: Readonly<Record<string, string>> = {
  new: 'Neu',
  'in-contact': 'In Kontakt',
  invited: 'Eingeladen',
  refused: 'Abgesagt',
  hired: 'Eingestellt',
};

export const areaNames: Readonly<Record<string, string>> = {
  care: 'Pflege und Betreuung',
  housekeeping: 'Hauswirtschaft',
  hotel: 'Hotellerie',
  technical: 'Technischer Dienst',
  administration: 'Verwaltung',
};

const isUrgent = (urgency: string) => (application: ListedApplication) => application.urgency === urgency;
const isIn = (stage: string) => (application: ListedApplication) => application.stage === stage;

/** The parts of the list that HR works through, in their order. */
export const views: readonly { key: string; name: string; has: (application: ListedApplication) => boolean }[] = [
  { key: 'overdue', name: 'Überfällig', has: isUrgent('overdue') },
  { key: 'due', name: 'Heute fällig', has: isUrgent('due') },
  ...Object.entries(stageNames).map(([key, name]) => ({ key, name, has: isIn(key) })),
  { key: 'all', name: 'Alle', has: () => true },
];

/** Whether a search matches: each of its words is in the name, the job, the reference or the person in charge. */
export function matches(search: string, application: ListedApplication): boolean {
  const { firstName, surname, jobTitle, reference, assignedTo, company } = application;
  const text = [firstName, surname, jobTitle, reference, assignedTo, company].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const day = new Intl.DateTimeFormat('de-CH', { timeZone: 'Europe/Zurich', dateStyle: 'medium' });

/** `22.11.2026` */
export const dayInGerman = (instant: string): string => day.format(new Date(instant));

/** The path of an application in the admin's API. */
export const applicationPath = (id: string): string =>
  `/content-manager/collection-types/plugin::content.application/${id}`;
