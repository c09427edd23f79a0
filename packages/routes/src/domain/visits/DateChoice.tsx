import { Alert } from '@group/ui/Alert';
import { RadioGroup, type RadioGroupProps } from '@group/ui/form/RadioGroup';
import { labelled } from '@group/ui/messages/format';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { useEffect, useRef, useState } from 'react';
import { germanIfUntranslated } from '../../site/PartlyUntranslatedNotice.tsx';
import { eventTimeInWords } from '../events/eventTime.ts';
import type { OpenVisit } from './openVisits.ts';
import { visitsMessages } from './visits.messages.ts';

interface DateChoiceProps extends Omit<RadioGroupProps, 'options'> {
  /** Dates that are open now. */
  visits: readonly OpenVisit[];
  /** How many are offered. */
  max: number;
  /** What one can choose instead of a date. */
  other?: { value: string; label: string };
}

/** The first dates, and those that were shown before: what one reads does not vanish under one's eyes. */
function useShown(visits: readonly OpenVisit[], max: number, chosen: string | undefined): readonly OpenVisit[] {
  const [shown, setShown] = useState<readonly OpenVisit[]>([]);
  const offered = visits.filter(({ value }, position) => position < max || value === chosen);
  const added = offered.filter(({ value }) => !shown.some((visit) => visit.value === value));
  // oxlint-disable-next-line unicorn/no-array-sort -- `toSorted` is missing in browsers that are supported
  const all = [...shown, ...added].sort((one, other) => one.startsAt.localeCompare(other.startsAt));
  if (added.length > 0) setShown(all);
  return all;
}

/** A choice among open dates. One that is taken meanwhile stays in its place and says so; who has chosen it is told. */
export function DateChoice({ visits, max, other, ...basics }: DateChoiceProps) {
  const messages = useMessages(visitsMessages);
  const language = useLanguage();
  const group = useRef<HTMLDivElement>(null);
  const shown = useShown(visits, max, basics.defaultValue);
  // A link may be older than what is open.
  const isMissing = Boolean(basics.defaultValue) && !shown.some(({ value }) => value === basics.defaultValue);
  const [isLost, setIsLost] = useState(isMissing);
  // Only the browser knows what is chosen, also from before the hydration.
  const check = (): void => setIsLost(group.current?.querySelector('input:checked')?.matches(':disabled') ?? isMissing);
  useEffect(check, [visits, isMissing]);

  const houses = new Set(shown.map(({ houseName }) => houseName));
  const options = shown.map(({ value, title, germanTitle, startsAt, endsAt, houseName }) => {
    const disabled = !visits.some((visit) => visit.value === value);
    const label = (
      <>
        {labelled(language, eventTimeInWords(language, { startsAt, endsAt }), '')}
        <span lang={germanIfUntranslated(germanTitle)}>{title}</span>
        {houseName && houses.size > 1 && `, ${houseName}`}
        {disabled && ` ${messages.gone}`}
      </>
    );
    return { value, label, disabled };
  });
  return (
    <div ref={group} onChange={check}>
      <RadioGroup {...basics} options={[...options, ...(other ? [other] : [])]} />
      <div role="status">{isLost && <Alert tone="problem" title={messages.lost} />}</div>
    </div>
  );
}
