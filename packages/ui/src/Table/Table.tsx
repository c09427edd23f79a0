import type { ReactNode } from 'react';
import * as styles from './Table.css.ts';

export interface TableProps {
  /** Id of the heading that labels the table. */
  labelledBy: string;
  /** Headings of the two columns. */
  columns: readonly [name: string, value: string];
  rows: readonly { name: string; value: ReactNode }[];
}

/** A list of names with their values, such as prices or opening hours. */
export function Table({ labelledBy, columns: [name, value], rows }: TableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.name}>
            {name}
          </th>
          <th scope="col" className={styles.value}>
            {value}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" className={styles.name}>
              {row.name}
            </th>
            <td className={styles.value}>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
