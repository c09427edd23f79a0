import { Inline } from './Inline.tsx';
import * as styles from './RichText.css.ts';
import type { InlineNode, TableNode } from './richText.ts';

const textOf = (nodes: readonly InlineNode[]): string =>
  nodes.map((node) => (node.type === 'link' ? textOf(node.children) : node.text)).join('');

/** A table of a text. It scrolls sideways where it is wider than the page, with the keyboard too. */
export function RichTextTable({ rows }: Pick<TableNode, 'rows'>) {
  const [headings = [], ...others] = rows;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard.
    <div className={styles.tableScroller} tabIndex={0} role="group" aria-label={headings.map(textOf).join(', ')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {headings.map((cell, position) => (
              <th key={position} scope="col">
                <Inline nodes={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {others.map((row, position) => (
            <tr key={position}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Inline nodes={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
