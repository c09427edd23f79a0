import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { type FormEvent, useState } from 'react';
import { DateChoice } from '../../domain/visits/DateChoice.tsx';
import type { OpenVisit } from '../../domain/visits/openVisits.ts';
import { type VisitRequest, visitPath } from '../../domain/visits/visitAddress.ts';
import { useServerState } from '../../layout/Island/useServerState.ts';
import { usePathPrefix } from '../../site/pathPrefix.ts';
import { paths, withPrefix } from '../../site/paths.ts';
import { openDatesMessages } from './openDates.messages.ts';

interface Dates {
  visits: readonly OpenVisit[];
  /** Whether the open dates could not be read. */
  areUnknown?: boolean | undefined;
}

const isDates = (answer: unknown): answer is Dates =>
  typeof answer === 'object' && answer !== null && 'visits' in answer && Array.isArray(answer.visits);

/** More would be a long list on a phone. */
const maxVisits = 12;

export interface OpenDatesProps extends Dates, Pick<VisitRequest, 'occasion' | 'house'> {
  /** The value of a date. */
  chosen: string | undefined;
  error: string | undefined;
}

/** Opens the days that suit the visitor, which follow in the form, where no date does. */
function openWishes({ target }: FormEvent): void {
  if (target instanceof HTMLInputElement && target.value === '')
    target.form?.querySelector('details')?.setAttribute('open', '');
}

/** The open dates of a form. An island in it, which leaves alone what is typed: dates are taken while one looks. */
export function OpenDates({ occasion, house, visits, areUnknown, chosen, error }: OpenDatesProps) {
  const messages = useMessages(openDatesMessages);
  const pathPrefix = usePathPrefix();
  const address = (): string => withPrefix(pathPrefix, visitPath({ occasion, house }, paths.openVisits));
  const { state } = useServerState<Dates>({ address, initial: { visits, areUnknown }, follows: isDates });
  const [hasDates, setHasDates] = useState(visits.length > 0);
  if (!hasDates && state.visits.length > 0) setHasDates(true);
  if (!hasDates) return <Text>{state.areUnknown ? messages.unknownSlots : messages.noSlots}</Text>;
  return (
    <div onChange={openWishes}>
      <DateChoice
        name="slot"
        label={messages.slot}
        error={error}
        defaultValue={chosen}
        visits={state.visits}
        max={maxVisits}
        other={{ value: '', label: messages.otherDay }}
      />
    </div>
  );
}
