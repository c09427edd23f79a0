import { Button } from '@strapi/design-system';
import type { ComponentProps } from 'react';

/** A button that keeps the focus while it is disabled: a browser takes it off others, and a keyboard starts at the top again. */
export const SteadyButton = ({ disabled = false, onClick, ...props }: ComponentProps<typeof Button<'button'>>) => (
  <Button {...props} aria-disabled={disabled} onClick={disabled ? undefined : onClick} />
);
