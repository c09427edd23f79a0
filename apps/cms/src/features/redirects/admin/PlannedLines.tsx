import { Typography } from '@strapi/design-system';
import { DataTable } from '../../../adminUi/DataTable.tsx';
import type { PlannedLine } from '../planImport.ts';

/** Rows of a table that are shown; thousands would stop the browser for seconds. */
const maxShown = 200;

const headings = ['Zeile', 'Frühere Adresse', 'Führt zu', 'Bemerkung'];

/** What needs a look comes first. */
const verdicts = { rejected: 'Abgelehnt', changed: 'Geändert', new: 'Neu', same: 'Schon so' } as const;

export const PlannedLines = ({ lines }: { lines: readonly PlannedLine[] }) =>
  Object.entries(verdicts).map(([verdict, name]) => {
    const matching = lines.filter((line) => line.verdict === verdict);
    if (matching.length === 0) return null;
    const rows = matching.slice(0, maxShown).map(({ line, from, to, before, remarks }) => {
      const remark = [...(verdict === 'changed' ? [`Bisher: ${before}`] : []), ...remarks].join(' ');
      return { key: line, cells: [String(line), from, to, remark] };
    });
    return (
      <section key={verdict}>
        <Typography variant="delta" tag="h3">{`${name}: ${matching.length}`}</Typography>
        <DataTable headings={headings} rows={rows} />
        {matching.length > maxShown && <Typography>{`… und ${matching.length - maxShown} weitere`}</Typography>}
      </section>
    );
  });
