import { useId } from 'react';
import { useLanguage } from '../../messages/LanguageProvider.tsx';
import { formatShare } from '../../messages/format.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** Name of the running operation. */
  label: string;
  /** Progress from 0 to 1. */
  share: number;
}

/** A progress bar with its percentage. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const language = useLanguage();
  const labelId = useId();
  const value = Math.min(Math.max(share, 0), 1);
  return (
    <div className={styles.progress}>
      <p className={styles.caption}>
        <span id={labelId}>{label}</span>
        <span aria-hidden="true">{formatShare(language, value)}</span>
      </p>
      <progress className={styles.bar} aria-labelledby={labelId} max={1} value={value} />
    </div>
  );
}
