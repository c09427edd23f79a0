import { applicationStageNames } from '@group/content-client/contract/submissions/stages';
import { Button, Checkbox, TextButton, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { Listed } from '../worklist/listed.ts';
import { DataTable } from '../../../adminUi/DataTable.tsx';
import { takeFocus } from '../../../adminUi/takeFocus.ts';
import { toggled } from '../../../adminUi/toggled.ts';
import { swissDate } from '../../../content/swissDate.ts';
import { nameOf } from './views.ts';

const urgencyNames = { overdue: 'Überfällig', due: 'Heute fällig', later: '' } as const;

function AnswerBy({ answerBy, urgency }: Listed) {
  if (!urgency) return null;
  return (
    <Typography textColor={urgency === 'overdue' ? 'danger700' : 'neutral800'}>
      {[swissDate(answerBy), urgencyNames[urgency]].filter(Boolean).join(', ')}
    </Typography>
  );
}

interface Props {
  shown: readonly Listed[];
  ofSeveral: boolean;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  /** The application from which the user comes back. */
  left: string;
  onOpen: (id: string) => void;
}

/** Rows that a page shows at first, and with each press more: a browser takes seconds for thousands. */
const rowsAtOnce = 200;

export function ApplicationList({ shown: all, ...props }: Props) {
  const [count, setCount] = useState(rowsAtOnce);
  const hidden = all.length - count;
  return (
    <>
      <Rows {...props} shown={all.slice(0, count)} />
      {hidden > 0 && (
        <Button variant="secondary" onClick={() => setCount(count + rowsAtOnce)}>
          Weitere anzeigen (noch {hidden})
        </Button>
      )}
    </>
  );
}

function Rows({ shown, ofSeveral, selected, onSelect, left, onOpen }: Props) {
  if (shown.length === 0) return <Typography>Hier ist gerade keine Bewerbung.</Typography>;
  const ids = new Set(shown.map(({ documentId }) => documentId));
  const allSelected = shown.every(({ documentId }) => selected.has(documentId));
  const toggle = (id: string): void => onSelect(toggled(selected, id));
  const selectAll = (
    <Checkbox
      aria-label="Alle wählen"
      checked={allSelected}
      onCheckedChange={() => onSelect(allSelected ? new Set() : ids)}
    />
  );
  const rows = shown.map((application) => {
    const { documentId, jobTitle, company, answers, acceptedAt, stage, assignedTo } = application;
    const name = nameOf(application);
    const cells = [
      <Checkbox
        key="select"
        aria-label={`Wählen: ${name}`}
        checked={selected.has(documentId)}
        onCheckedChange={() => toggle(documentId)}
      />,
      <TextButton key="open" ref={documentId === left ? takeFocus : undefined} onClick={() => onOpen(documentId)}>
        {name}
      </TextButton>,
      ...(ofSeveral ? [company] : []),
      jobTitle || 'Ohne Ausschreibung',
      ...answers.map(({ text }) => text),
      swissDate(acceptedAt),
      <AnswerBy key="answer" {...application} />,
      applicationStageNames[stage],
      assignedTo,
    ];
    return { key: documentId, cells };
  });
  const labels = shown[0]?.answers.map(({ label }) => label) ?? [];
  const names = ['Name', ...(ofSeveral ? ['Betrieb'] : []), 'Stelle', ...labels];
  return <DataTable headings={[selectAll, ...names, 'Eingegangen', 'Antwort bis', 'Stand', 'Zuständig']} rows={rows} />;
}
