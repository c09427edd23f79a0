import type { ReactNode } from 'react';
import * as styles from './Table.css.ts';

export interface TableProps {
  /** Id of the heading that labels the table. */
  labelledBy: string;
  columns: readonly [name: string, ...values: string[]];
  rows: readonly { name: string; values: readonly ReactNode[] }[];
}

/** A list of names with their values, such as prices or opening hours. */
export function Table({ labelledBy, columns: [name, ...values], rows }: TableProps) {
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
          {rows.map((row) => (
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
          ))}
        </tbody>
      </table>
    </div>
  );
}
