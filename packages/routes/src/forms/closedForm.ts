import { data } from 'react-router';

/** Says that nothing was kept, rather than pretend. Nobody reads what was sent. */
export function refuseForm() {
  return data({ refused: true }, { status: 503, headers: { 'cache-control': 'no-store' } });
}
