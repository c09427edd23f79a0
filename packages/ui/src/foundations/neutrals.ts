import { ink, paper, warmPaper } from '@group/themes/tokens';

/** Colours that all tenants have in common: paper, warm greys, and what says that something is wrong or has worked. */
export const neutrals = {
  paper,
  warmPaper,
  /** Thin lines that only divide. */
  line: '#dcd5ca',
  /** Edges of controls: 3:1 on every light ground (WCAG 2.2, 1.4.11). */
  controlLine: '#857a6c',
  ink,
  /** Hints, dates, captions: 4.5:1 on every light ground. */
  softInk: '#5a5148',
  /** Something is wrong: 4.5:1 on paper and on its own tint. */
  problem: '#a8201a',
  problemTint: '#fbeeec',
  /** Something has worked: 4.5:1 on paper and on its own tint. */
  success: '#1d6338',
  successTint: '#edf5ef',
  /** Laid over the page behind a dialog. */
  veil: 'rgb(38 34 30 / 0.55)',
} as const;
