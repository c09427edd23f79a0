import type { ButtonHTMLAttributes } from 'react';
import { type AnchorProps, useAnchor } from '../Link/LinkProvider.tsx';
import * as styles from './Button.css.ts';

type Look = keyof typeof styles.look;

type ButtonProps =
  | (AnchorProps & { look?: Look })
  | (ButtonHTMLAttributes<HTMLButtonElement> & { href?: undefined; look?: Look });

/** An action. With `href` it is a link that looks like one; `primary` once a screen at most. */
export function Button({ look = 'primary', ...props }: ButtonProps) {
  const Anchor = useAnchor();
  const className = styles.look[look];
  if (props.href !== undefined) return <Anchor {...props} className={className} />;
  return <button type="button" {...props} className={className} />;
}
