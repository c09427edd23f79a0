import { type VisitOccasion, visitOccasions } from '@group/content-client/contract/content/enumerations';
import { type AgeGroup, ageGroups } from '@group/content-client/contract/submissions/fields';
import { paths } from '../../site/paths.ts';

/** Names of the occasions in the address of the page. */
const words: Readonly<Record<VisitOccasion, string>> = {
  visit: 'besuch',
  trialDay: 'schnuppern',
  appointment: 'termin',
};

/** What the address of the page says. */
export interface VisitRequest {
  occasion?: VisitOccasion | undefined;
  /** Of a house: the last part of its address. */
  house?: string | undefined;
  /** A chosen date. */
  slot?: string | undefined;
  ageGroup?: AgeGroup | undefined;
}

/** The page on which one asks for a visit, or another path with what one asks for. */
export function visitPath(
  { occasion, house, slot, ageGroup }: VisitRequest = {},
  path: { href(): string } = paths.visits,
): string {
  const search = new URLSearchParams({
    ...(occasion && { anlass: words[occasion] }),
    ...(house && { haus: house }),
    ...(slot && { termin: slot }),
    ...(ageGroup && { alter: ageGroup }),
  });
  const query = String(search);
  return path.href() + (query && `?${query}`);
}

/** Reads the address of the page; what it does not know is left out. */
export function visitRequest(search: URLSearchParams): VisitRequest {
  return {
    occasion: visitOccasions.find((occasion) => words[occasion] === search.get('anlass')),
    house: search.get('haus') ?? undefined,
    slot: search.get('termin') ?? undefined,
    ageGroup: ageGroups.find((group) => group === search.get('alter')),
  };
}
