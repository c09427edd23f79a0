import { type AnchorProps, useAnchor } from './LinkProvider.tsx';
import { keepTogether } from '../foundations/lineBreaks.ts';
import * as styles from './Link.css.ts';

export interface LinkProps extends AnchorProps {
  /**
   * `plain` is underlined on hover only, for lists of links; `contact` is for a link on a line of its own, such as a
   * phone number, as high as a fingertip.
   */
  variant?: 'text' | 'plain' | 'contact';
}

/** A link in running text or in a list. */
export function Link({ variant = 'text', className, children, ...props }: LinkProps) {
  const Anchor = useAnchor();
  return (
    <Anchor {...props} className={[styles.variant[variant], className].filter(Boolean).join(' ')}>
      {keepTogether(children)}
    </Anchor>
  );
}
