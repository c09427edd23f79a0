import { swissDate } from '../../../content/swissTime.ts';
import { fileLabel } from '../../fileLabel.ts';
import type { Application } from '../applications.ts';
import { germanValue, labelOf } from '../german.ts';
import type { Listed } from '../listed.ts';
import { missing } from './lines.ts';
import { openPaper, type Paper } from './paper.ts';

/** An application with its row of the list. */
export interface ExportedApplication {
  entry: Application;
  row: Listed;
}

type Rows = readonly (readonly [name: string, value: string])[];

/** Answers that have no place of their own, in the order of the form. */
const tabulated = [
  'area',
  'highestDegree',
  'email',
  'tel',
  'contact',
  'address',
  'zipCode',
  'location',
  'language',
] as const;

const filled = (rows: Rows): Rows => rows.filter(([, value]) => value.trim() !== '');

const statusOf = ({ entry, row }: ExportedApplication): Rows => [
  [labelOf('stage'), germanValue(entry, 'stage')],
  [labelOf('acceptedAt'), swissDate(entry.acceptedAt)],
  ['Antwort bis', row.urgency ? swissDate(row.answerBy) : ''],
  [labelOf('assignedTo'), row.assignedTo],
  [labelOf('reference'), entry.reference],
];

function beginSection(paper: Paper, name: string): void {
  paper.space(18);
  paper.text('H2', 'heading', name);
  paper.space(3);
}

function writeApplication(paper: Paper, application: ExportedApplication): void {
  const { entry, row } = application;
  const name = `${entry.firstName} ${entry.surname}`.trim();
  paper.beginPart(name);
  paper.text('H1', 'title', name);
  paper.space(4);
  paper.text('P', 'subtitle', row.jobTitle || 'Ohne Ausschreibung');
  if (row.company) paper.text('P', 'subtitle', row.company);
  paper.space(16);
  paper.table(filled(statusOf(application)));

  beginSection(paper, 'Angaben');
  const answers: Rows = tabulated.map((field) => [labelOf(field), germanValue(entry, field)]);
  paper.table(filled(answers));

  const message = entry.message ?? '';
  if (message.trim()) {
    beginSection(paper, labelOf('message'));
    paper.text('P', 'body', message);
  }

  const files = entry.files ?? [];
  beginSection(paper, 'Dateien');
  if (files.length === 0) paper.text('P', 'body', 'Keine');
  for (const file of files) paper.text('P', 'body', fileLabel(file));
  if (files.length > 0 && entry.flagged === 'unscanned') {
    paper.space(4);
    paper.text('P', 'warning', 'Nicht auf Schadprogramme geprüft');
  }

  if (paper.lacksCharacters()) {
    paper.space(18);
    paper.text('P', 'label', `${missing} steht für ein Zeichen, das diese Schrift nicht hat.`);
  }
}

/**
 * A document to print or hand on, in which each application begins on a new page.
 * @param now day of the export
 */
export async function applicationsPdf(applications: readonly ExportedApplication[], now: Date): Promise<Buffer> {
  const day = swissDate(now.toISOString());
  const houses = [...new Set(applications.map(({ row }) => row.company).filter(Boolean))];
  const paper = openPaper(`Bewerbungen, ${day}`, houses.join(', '));
  for (const application of applications) {
    const { entry, row } = application;
    writeApplication(paper, application);
    paper.endPart({
      top: [row.company, entry.reference],
      bottom: (page, pages) => [
        `Exportiert am ${day}`,
        `Seite ${page} von ${pages} · ${entry.firstName} ${entry.surname}`,
      ],
    });
  }
  return paper.bytes();
}
