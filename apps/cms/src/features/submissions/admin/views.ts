import { applicationStageNames } from '@group/content-client/contract/submissions/stages';
import { hasWords } from '../../../adminUi/search.ts';
import type { Listed } from '../worklist/listed.ts';

const isUrgent = (urgency: string) => (application: Listed) => application.urgency === urgency;
const isIn = (stage: string) => (application: Listed) => application.stage === stage;

export const views: readonly { key: string; name: string; has: (application: Listed) => boolean }[] = [
  { key: 'overdue', name: 'Überfällig', has: isUrgent('overdue') },
  { key: 'due', name: 'Heute fällig', has: isUrgent('due') },
  ...Object.entries(applicationStageNames).map(([key, name]) => ({ key, name, has: isIn(key) })),
  { key: 'all', name: 'Alle', has: () => true },
];

export const nameOf = ({ firstName, surname }: Listed): string => `${firstName} ${surname}`;

export function matches(search: string, application: Listed): boolean {
  const { jobTitle, assignedTo, company, answers } = application;
  const text = [nameOf(application), jobTitle, assignedTo, company, ...answers.map((answer) => answer.text)];
  return hasWords(text.join(' '), search);
}

export const housesOf = (applications: readonly Listed[]): ReadonlyMap<string, string> =>
  new Map(
    applications
      .map(({ tenant, company }): [string, string] => [tenant, company])
      .toSorted(([, one], [, other]) => one.localeCompare(other, 'de-CH')),
  );
