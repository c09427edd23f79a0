import { swissDateAndTime } from '../content/swissDate.ts';

export interface Row {
  status?: string;
  publishFrom?: string | null;
  publishUntil?: string | null;
  filled?: boolean | null;
  cancelled?: boolean | null;
}

interface EntryState {
  text: string;
  variant: 'secondary' | 'alternative' | 'success' | 'neutral' | 'primary';
}

/**
 * Whether visitors see an entry. Published dates and drafts can differ, so an entry with unpublished changes says only
 * that.
 * @param now ISO instant
 */
export function entryState({ status, publishFrom, publishUntil, filled, cancelled }: Row, now: string): EntryState {
  if (status === 'draft') return { text: 'Entwurf', variant: 'secondary' };
  if (status === 'modified') return { text: 'Unveröffentlichte Änderungen', variant: 'alternative' };
  if (publishFrom && publishFrom > now)
    return { text: `Geplant: ${swissDateAndTime(publishFrom)}`, variant: 'primary' };
  if (publishUntil && publishUntil <= now)
    return { text: `Abgelaufen: ${swissDateAndTime(publishUntil)}`, variant: 'neutral' };
  if (cancelled) return { text: 'Abgesagt', variant: 'neutral' };
  return filled ? { text: 'Besetzt', variant: 'neutral' } : { text: 'Live', variant: 'success' };
}
