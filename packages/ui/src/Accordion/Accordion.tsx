import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionProps {
  summary: ReactNode;
  /** Sections of the same name: opening one closes the others. */
  name?: string;
  open?: boolean;
  children: ReactNode;
}

/** A section that opens: the page stays short, and searching in the page still finds what is in it. */
export function Accordion({ summary, name, open, children }: AccordionProps) {
  return (
    <details className={styles.section} name={name} open={open}>
      <summary className={styles.summary}>
        {summary}
        <span className={styles.sign}>
          <Icon name="chevronDown" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
