import { applicationStageNames } from '@group/content-client/contract/submissions/stages';
import type { Listed } from '../worklist/listed.ts';

const isUrgent = (urgency: string) => (application: Listed) => application.urgency === urgency;
const isIn = (stage: string) => (application: Listed) => application.stage === stage;

/** The parts of the list that HR works through, in their order. */
export const views: readonly { key: string; name: string; has: (application: Listed) => boolean }[] = [
  { key: 'overdue', name: 'Überfällig', has: isUrgent('overdue') },
  { key: 'due', name: 'Heute fällig', has: isUrgent('due') },
  ...Object.entries(applicationStageNames).map(([key, name]) => ({ key, name, has: isIn(key) })),
  { key: 'all', name: 'Alle', has: () => true },
];

export const nameOf = ({ firstName, surname }: Listed): string => `${firstName} ${surname}`;

/** Whether a search matches: each of its words is in the name, the job, the reference or the person in charge. */
export function matches(search: string, application: Listed): boolean {
  const { firstName, surname, jobTitle, reference, assignedTo, company } = application;
  const text = [firstName, surname, jobTitle, reference, assignedTo, company].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
