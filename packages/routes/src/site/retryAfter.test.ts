import { describe, expect, it } from 'vitest';
import { retryAfterHeaders } from './retryAfter.ts';

const from = (wait?: string) => new Headers(wait === undefined ? undefined : { 'retry-after': wait, 'x-other': 'x' });

describe('retryAfterHeaders', () => {
  it.each([
    [from('60'), from('5'), undefined, [['retry-after', '60']]],
    [from(), from('5'), undefined, [['retry-after', '5']]],
    [from('60'), from(), from('9'), [['retry-after', '9']]],
    [from(), from(), undefined, []],
  ])(
    'pass on when another attempt makes sense, and nothing else',
    (actionHeaders, loaderHeaders, errorHeaders, passed) => {
      const parentHeaders = new Headers();
      const headers = retryAfterHeaders({ actionHeaders, loaderHeaders, parentHeaders, errorHeaders });
      expect([...new Headers(headers)]).toEqual(passed);
    },
  );
});
