import type { ReactNode } from 'react';
import * as styles from './Table.css.ts';

interface Row {
  name: string;
  values: readonly ReactNode[];
}

export interface TableProps {
  /** Id of the heading that labels the table. */
  labelledBy: string;
  columns: readonly [name: string, ...values: string[]];
  rows: readonly Row[];
  /** Rows that sum up those above, below a heading of their own. */
  totals?: { heading: string; rows: readonly Row[] } | undefined;
}

function Rows({ rows }: Pick<TableProps, 'rows'>) {
  return rows.map((row) => (
    <tr key={row.name}>
      <th scope="row" className={styles.name}>
        {row.name}
      </th>
      {row.values.map((value, position) => (
        <td key={position} className={styles.value}>
          {value}
        </td>
      ))}
    </tr>
  ));
}

/** A list of names with their values, such as prices or opening hours. */
export function Table({ labelledBy, columns: [name, ...values], rows, totals }: TableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.name}>
              {name}
            </th>
            {values.map((value) => (
              <th key={value} scope="col" className={styles.value}>
                {value}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows rows={rows} />
        </tbody>
        {totals && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={values.length + 1} className={styles.totals}>
                {totals.heading}
              </th>
            </tr>
            <Rows rows={totals.rows} />
          </tbody>
        )}
      </table>
    </div>
  );
}
