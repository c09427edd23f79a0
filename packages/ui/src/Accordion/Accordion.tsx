import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionProps {
  summary: ReactNode;
  /** Groups accordions: opening one closes the others of the same name. */
  name?: string;
  open?: boolean;
  children: ReactNode;
}

/** A disclosure built on `details`. Keeps the page short while find-in-page still reaches its content. */
export function Accordion({ summary, name, open, children }: AccordionProps) {
  return (
    <details className={styles.section} name={name} open={open}>
      <summary className={styles.summary}>
        {summary}
        <span className={styles.icon}>
          <Icon name="chevronDown" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
