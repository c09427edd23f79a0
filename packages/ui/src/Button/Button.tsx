import type { ButtonHTMLAttributes } from 'react';
import { type AnchorProps, useAnchor } from '../Link/LinkProvider.tsx';
import * as styles from './Button.css.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export type ButtonProps =
  | (AnchorProps & { variant?: ButtonVariant })
  | (ButtonHTMLAttributes<HTMLButtonElement> & { href?: undefined; variant?: ButtonVariant });

/**
 * A button, or with `href` a link styled as one. Use `primary` at most once per screen, `secondary` and `quiet` next to
 * it.
 */
export function Button({ variant = 'primary', ...props }: ButtonProps) {
  const Anchor = useAnchor();
  const className = styles.variant[variant];
  if (props.href !== undefined) return <Anchor {...props} className={className} />;
  return <button type="button" {...props} className={className} />;
}
