import { confirmedTel } from '@group/content-client/contract/submissions/fields';
import type { NotSent } from './formAnswer.ts';

interface ConfirmedTelProps {
  refused: Pick<NotSent, 'problems' | 'values'> | undefined;
  /** The field with the phone number. */
  name?: 'tel' | 'contact';
}

/** Has the server take over the phone number that it has questioned, if it is sent again as it is. */
export function ConfirmedTel({ refused, name = 'tel' }: ConfirmedTelProps) {
  const tel = refused?.values[name];
  const wasAsked = refused?.problems[name] === 'unknownPhone' || refused?.values[confirmedTel] === tel;
  return wasAsked && tel ? <input type="hidden" name={confirmedTel} value={tel} /> : null;
}
