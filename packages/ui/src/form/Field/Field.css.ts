import { componentStyle } from '../../foundations/componentStyle.ts';

export const inputSize = {
  line: '',
  /** For a phone number or a date. */
  number: componentStyle({ maxInlineSize: '16em' }),
  /** For a postcode. */
  code: componentStyle({ maxInlineSize: '7em' }),
};
