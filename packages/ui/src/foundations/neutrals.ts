import { ink, paper, warmPaper } from '@group/themes/tokens';

/** Colours shared by all tenants: paper, warm greys, and those for errors and success. */
export const neutrals = {
  paper,
  warmPaper,
  /** Decorative dividers. */
  line: '#dcd5ca',
  /** Control borders: 3:1 on every light background (WCAG 2.2, 1.4.11). */
  controlLine: '#857a6c',
  ink,
  /** Hints, dates, captions: 7:1 on every light background (WCAG 2.2, 1.4.6). */
  softInk: '#585047',
  /** Errors: 4.5:1 on paper and on its own tint. */
  problem: '#a8201a',
  problemTint: '#fbeeec',
  /** Success: 4.5:1 on paper and on its own tint. */
  success: '#1d6338',
  successTint: '#edf5ef',
  /** Backdrop of dialogs. */
  backdrop: 'rgb(38 34 30 / 0.55)',
} as const;
