import { Button, Flex, Status, type StatusVariant, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { DataTable } from '../../../admin/DataTable.tsx';
import type { ShownLine } from './redirectFile.ts';

/** Rows that are shown at once; thousands would stop the browser for seconds. */
const pageSize = 100;

const verdicts: Readonly<Record<ShownLine['verdict'], { name: string; variant: StatusVariant }>> = {
  refused: { name: 'Abgelehnt', variant: 'danger' },
  new: { name: 'Neu', variant: 'success' },
  changed: { name: 'Geändert', variant: 'alternative' },
  same: { name: 'Schon da', variant: 'secondary' },
  written: { name: 'Übernommen', variant: 'success' },
  undone: { name: 'Zurückgenommen', variant: 'secondary' },
  kept: { name: 'Belassen', variant: 'alternative' },
};

const verdictNames = Object.entries(verdicts).map(([verdict, { name }]) => ({ verdict, name }));

function Outcome({ verdict, permanent, before, remarks }: ShownLine) {
  const { name, variant } = verdicts[verdict];
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Status size="S" variant={variant}>
        <Typography tag="span" variant="omega" fontWeight="bold">
          {name}
        </Typography>
      </Status>
      {verdict === 'changed' && before && (
        <Typography>{`Bisher: ${before.to}${before.permanent ? '' : ', nur vorübergehend'}`}</Typography>
      )}
      {!permanent && verdict !== 'refused' && <Typography>Nur vorübergehend.</Typography>}
      {remarks.map((remark) => (
        <Typography key={remark}>{remark}</Typography>
      ))}
    </Flex>
  );
}

/** The lines of a file with what becomes of them: all, or those of one kind. */
export function PlannedLines({ lines }: { lines: readonly ShownLine[] }) {
  const [kind, setKind] = useState('');
  const [shown, setShown] = useState(pageSize);
  const counts = verdictNames
    .map(({ verdict, name }) => ({
      kind: verdict,
      name,
      count: lines.filter((line) => line.verdict === verdict).length,
    }))
    .filter(({ count }) => count > 0);
  const chosen = counts.some((each) => each.kind === kind) ? kind : '';
  const matching = lines.filter(({ verdict }) => !chosen || verdict === chosen).toSorted((a, b) => a.line - b.line);

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex gap={2} wrap="wrap" role="group" aria-label="Welche Zeilen">
        {[{ kind: '', name: 'Alle', count: lines.length }, ...counts].map((each) => (
          <Button
            key={each.kind}
            size="S"
            variant={each.kind === chosen ? 'secondary' : 'tertiary'}
            aria-pressed={each.kind === chosen}
            onClick={() => {
              setKind(each.kind);
              setShown(pageSize);
            }}
          >
            {`${each.name}: ${each.count}`}
          </Button>
        ))}
      </Flex>
      <DataTable
        headings={['Zeile', 'Frühere Adresse', 'Führt zu', 'Was geschieht']}
        rows={matching.slice(0, shown).map((line) => ({
          key: line.line,
          cells: [String(line.line), line.from || '–', line.to || '–', <Outcome key="outcome" {...line} />],
        }))}
      />
      {matching.length > shown && (
        <Button variant="tertiary" onClick={() => setShown(shown + pageSize)}>
          {`Weitere zeigen (${shown} von ${matching.length})`}
        </Button>
      )}
    </Flex>
  );
}
