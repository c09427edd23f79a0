import { application as description } from '@group/content-client/contract/submissions/application';
import { applicationStageNames } from '@group/content-client/contract/submissions/stages';
import { swissDay } from '@group/content-client/contract/swissTime';
import { answersOf } from '../answers.ts';
import type { Application } from './applications.ts';
import { csv } from './csv.ts';
import type { Listed } from './listed.ts';

type Cell = [heading: string, text: string];

function row(entry: Application, { answerBy, company }: Pick<Listed, 'answerBy' | 'company'>): Cell[] {
  const answers = answersOf(entry);
  const cells = (isListed: boolean) =>
    answers.filter((each) => each.isListed === isListed).map(({ label, text }): Cell => [label, text]);
  const { stage, company: house, jobTitle, acceptedAt, assignedTo } = description.fields;
  return [
    ...cells(true),
    [stage.label, applicationStageNames[entry.stage]],
    [house.label, company],
    [jobTitle.label, entry.jobTitle],
    [acceptedAt.label, swissDay(new Date(entry.acceptedAt))],
    ['Antwort bis', swissDay(new Date(answerBy))],
    [assignedTo.label, entry.assignedTo],
    ...cells(false),
  ];
}

export function applicationsTable(
  entries: readonly Application[],
  listed: readonly Pick<Listed, 'answerBy' | 'company'>[],
): string {
  const rows = entries.flatMap((entry, position) => {
    const found = listed[position];
    return found ? [row(entry, found)] : [];
  });
  const headings = rows[0]?.map(([heading]) => heading) ?? [];
  return csv([headings, ...rows.map((cells) => cells.map(([, text]) => text))]);
}
