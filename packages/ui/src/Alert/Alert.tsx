import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as styles from './Alert.css.ts';

type Tone = 'info' | 'success' | 'problem';

const iconByTone: Readonly<Record<Tone, IconName>> = {
  info: 'info',
  success: 'check',
  problem: 'warning',
};

export interface AlertProps {
  tone?: Tone;
  title: string;
  /** Set if the alert appears in response to an action: screen readers then announce it. */
  live?: boolean;
  children?: ReactNode;
}

/** An important message. Its text also conveys what its colour conveys. */
export function Alert({ tone = 'info', title, live = false, children }: AlertProps) {
  const role = live ? (tone === 'problem' ? 'alert' : 'status') : undefined;
  return (
    <div className={styles.tone[tone]} role={role}>
      <span className={styles.icon[tone]}>
        <Icon name={iconByTone[tone]} />
      </span>
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
