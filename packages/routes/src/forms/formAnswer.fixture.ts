import type { NotSent } from './formAnswer.ts';

/** Of a page with a form. */
export const formToken = { key: '00000000-0000-4000-8000-000000000000', moment: '0.signature' };

/** The answer to a form that was rejected. */
export const notSent = (rest: Partial<NotSent>): NotSent => ({
  problems: {},
  files: [],
  fileCount: 0,
  values: {},
  formToken,
  ...rest,
});
