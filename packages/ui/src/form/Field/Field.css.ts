import { componentStyle } from '../../foundations/componentStyle.ts';

export const inputSize = {
  line: '',
  /** A telephone number or a date. */
  number: componentStyle({ maxInlineSize: '16em' }),
  /** A postcode. */
  code: componentStyle({ maxInlineSize: '7em' }),
};
