import { type AnchorProps, useAnchor } from './LinkProvider.tsx';
import * as styles from './Link.css.ts';

export interface LinkProps extends AnchorProps {
  /** `plain` has no line until it is pointed at, for lists of links; `onDark` is for dark grounds. */
  variant?: 'text' | 'plain';
}

/** A link in the text or in a list. */
export function Link({ variant = 'text', className, ...props }: LinkProps) {
  const Anchor = useAnchor();
  return <Anchor {...props} className={[styles.variant[variant], className].filter(Boolean).join(' ')} />;
}
