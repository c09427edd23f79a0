import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  icon: IconName;
  /** Accessible name, as there is no visible text. */
  label: string;
  /** `outlined` for a stand-alone button, `plain` within text or a title bar. */
  variant?: 'outlined' | 'plain';
}

/** An icon-only button of 48 px. Use it only for universally understood actions: close, previous, next, menu. */
export function IconButton({ icon, label, variant = 'outlined', ...props }: IconButtonProps) {
  return (
    <button type="button" {...props} className={styles.variant[variant]} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
