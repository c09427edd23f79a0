import { z } from 'zod';
import { visitOccasions } from '../contract/content/enumerations.ts';
import {
  ageGroups,
  confirmedTel,
  maxPersons,
  submissionFields,
  visitChoicePattern,
} from '../contract/submissions/fields.ts';
import { swissDay } from '../contract/swissTime.ts';
import {
  type FieldProblems,
  type FormResult,
  isReachable,
  line,
  problemsOf,
  unreachable,
} from '../formField/formField.ts';
import { formSchema } from '../formField/formSchema.ts';
import { phoneField } from '../formField/phoneField.ts';

/** How many days a visitor can name. */
export const wishNumbers = [1, 2, 3] as const;

/** Parts of the day, as the staff read them. */
export const dayParts = { any: 'ganzer Tag', morning: 'Vormittag', afternoon: 'Nachmittag' } as const;

/** Wishes are days in the next three months. */
const maxDaysAhead = 90;

const dayMs = 86_400_000;

/** The first and the last day that a visitor can name, as `YYYY-MM-DD`. */
export interface WishDays {
  min: string;
  max: string;
}

/** @param now in milliseconds since 1970 */
export const wishDays = (now: number): WishDays => ({
  min: swissDay(now),
  max: swissDay(now + maxDaysAhead * dayMs),
});

/** A day as a date picker sends it, or as it is typed where there is none: `24.12.2026` becomes `2026-12-24`. */
const isoDay = (text: string): string =>
  text.replace(
    /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/,
    (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );

type Fields = Readonly<Record<string, string>>;

const optional = z.literal('').default('');

const visitForm = (isTelConfirmed: boolean) =>
  formSchema(submissionFields.visit)
    .extend({
      occasion: z.enum(visitOccasions, { error: 'missing' }),
      ageGroup: z.enum(ageGroups, { error: 'missing' }).or(optional),
      slot: line(submissionFields.visit.slot.maxLength).refine((slot) => slot === '' || visitChoicePattern.test(slot), {
        error: 'choice',
      }),
      persons: line(submissionFields.visit.persons.maxLength).refine(
        (persons) => persons === '' || (/^[1-9]\d?$/.test(persons) && Number(persons) <= maxPersons),
        { error: 'choice' },
      ),
      tel: phoneField(isTelConfirmed),
    })
    .refine(isReachable, unreachable);

/** The days that a visitor would like, as the house reads them; a problem where one is no day of the next three months. */
function wishesIn(fields: Fields, now: number): FormResult {
  const problems: Record<string, 'day'> = {};
  const { min, max } = wishDays(now);
  const wishes = wishNumbers.flatMap((number) => {
    const day = isoDay(fields[`wish${number}`]?.trim() ?? '');
    if (!day) return [];
    if (!z.iso.date().safeParse(day).success || day < min || day > max) problems[`wish${number}`] = 'day';
    const part = fields[`part${number}`];
    const [year, month, date] = day.split('-').map(Number);
    return [`${date}.${month}.${year} ${part === 'morning' || part === 'afternoon' ? dayParts[part] : dayParts.any}`];
  });
  return Object.keys(problems).length > 0 ? { problems } : { fields: { wishes: wishes.join(', ') } };
}

/** Whether the form takes a first name and one contact, and nothing else of the person. */
export const isMinor = (ageGroup: string | undefined): boolean => ageGroup === '13-15' || ageGroup === '16-17';

/** What a minor may tell. One field holds a mail address or a phone number. */
function ofMinor({ name = '', ageGroup = '', occasion = '', about = '', house = '', slot = '', contact = '' }: Fields) {
  return { name, ageGroup, occasion, about, house, slot, [contact.includes('@') ? 'email' : 'tel']: contact };
}

/**
 * Validates the form for a visit: a date or a wish, and how to reach the visitor. Of minors, whatever else was sent is
 * dropped.
 * @param now in milliseconds since 1970
 */
export function readVisit(fields: Fields, now = Date.now()): FormResult {
  const minor = isMinor(fields.ageGroup);
  const given: Fields = minor ? ofMinor(fields) : fields;
  const parsed = visitForm(given.tel === fields[confirmedTel]).safeParse(given);
  const wishes = wishesIn(given.slot ? {} : fields, now);
  const { email, tel, ...others }: FieldProblems = parsed.success ? {} : problemsOf(parsed.error);
  const problems: Record<string, FieldProblems[string]> = { ...others, ...('problems' in wishes && wishes.problems) };
  if (!given.slot && 'fields' in wishes && !wishes.fields.wishes) problems.slot ??= 'missing';
  const contact = email ?? tel;
  if (contact && minor) problems.contact = contact;
  else {
    if (email) problems.email = email;
    if (tel) problems.tel = tel;
  }
  if (!parsed.success || !('fields' in wishes) || Object.keys(problems).length > 0) return { problems };
  return { fields: { ...parsed.data, ...wishes.fields } };
}
