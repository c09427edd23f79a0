import { type AnchorProps, useAnchor } from './LinkProvider.tsx';
import * as styles from './Link.css.ts';

export interface LinkProps extends AnchorProps {
  /** `plain` is underlined on hover only, for lists of links; `onDark` is for dark backgrounds. */
  variant?: 'text' | 'plain';
}

/** A link in running text or in a list. */
export function Link({ variant = 'text', className, ...props }: LinkProps) {
  const Anchor = useAnchor();
  return <Anchor {...props} className={[styles.variant[variant], className].filter(Boolean).join(' ')} />;
}
