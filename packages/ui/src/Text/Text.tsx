import type { HTMLAttributes } from 'react';
import * as styles from './Text.css.ts';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** `span` where the words stand inside a line. */
  as?: 'p' | 'span';
  /** `lead` for the sentence below a title, `small` for hints and dates. */
  size?: 'small' | 'body' | 'lead';
  tone?: 'ink' | 'soft';
}

/** Words of the interface; what editors write is shown by RichText. A paragraph is at most 68 characters wide. */
export function Text({ as: Tag = 'p', size = 'body', tone = 'ink', ...props }: TextProps) {
  const classNames = [styles.size[size], styles.tone[tone], Tag === 'p' && styles.measured];
  return <Tag {...props} className={classNames.filter(Boolean).join(' ')} />;
}
