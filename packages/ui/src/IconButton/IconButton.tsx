import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { type AnchorProps, useAnchor } from '../Link/LinkProvider.tsx';
import * as styles from './IconButton.css.ts';

interface Basics {
  icon: IconName;
  /** Accessible name, as there is no visible text. */
  label: string;
  /** `outlined` for a stand-alone button, `plain` within text or a title bar. */
  variant?: 'outlined' | 'plain';
}

export type IconButtonProps =
  | (Basics & Omit<AnchorProps, 'children' | 'className'>)
  | (Basics & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> & { href?: undefined });

/** An icon-only button of 48 px. Use it only for universally understood actions: close, previous, next, menu. */
export function IconButton({ icon, label, variant = 'outlined', ...props }: IconButtonProps) {
  const Anchor = useAnchor();
  const basics = { className: styles.variant[variant], 'aria-label': label };
  if (props.href !== undefined) {
    return (
      <Anchor {...props} {...basics}>
        <Icon name={icon} />
      </Anchor>
    );
  }
  return (
    <button type="button" {...props} {...basics}>
      <Icon name={icon} />
    </button>
  );
}
