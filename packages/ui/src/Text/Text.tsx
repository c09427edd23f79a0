import type { HTMLAttributes } from 'react';
import * as styles from './Text.css.ts';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** `span` within a line of text. */
  as?: 'p' | 'span';
  /** `lead` for the introduction below a title, `small` for hints and dates. */
  size?: 'small' | 'body' | 'lead';
  /** By default soft, unless the text is of the size of the body. */
  tone?: 'ink' | 'soft';
}

/** Text of the interface; RichText renders what editors write. Paragraphs are at most 68 characters wide. */
export function Text({ as: Tag = 'p', size = 'body', tone = size === 'body' ? 'ink' : 'soft', ...props }: TextProps) {
  const classNames = [styles.size[size], styles.tone[tone], Tag === 'p' && styles.measured];
  return <Tag {...props} className={classNames.filter(Boolean).join(' ')} />;
}
