import { z } from 'zod';
import { mailAddressPattern, maxEmailLength, maxMessageLength } from '../contract/submissions/fields.ts';
import { withoutHidden } from '../contract/withoutHidden.ts';

const fieldProblems = [
  'missing',
  'tooLong',
  'messageTooLong',
  'email',
  'phone',
  'unknownPhone',
  'choice',
  'day',
  'emailOrPhone',
  'tooManyHouses',
] as const;

/** Why a field is invalid; the screens show it in the visitor's language. */
export type FieldProblem = (typeof fieldProblems)[number];

export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** The fields in the form in which they are delivered, or the problems of the invalid ones. */
export type FormResult = { fields: Readonly<Record<string, string>> } | { problems: FieldProblems };

// Control characters could end a header or a log line.
const control = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const controlInText = /[^\P{Cc}\n\t]+/gu;
// More combining marks on one letter than any script uses overlap the lines above and below.
const piledMarks = /(\p{M}{4})\p{M}+/gu;
// Values that render as nothing.
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{M}\u2800]*$/u;

/** Normalises a text and makes it safe to show and to write into a log line, a mail or a table. */
function cleaned(text: string, controls: RegExp): string {
  const clean = withoutHidden(text.toWellFormed())
    // Before normalisation, which sorts the marks of a letter in quadratic time, and after it, as it can split marks.
    .replace(piledMarks, '$1')
    .normalize('NFC')
    .replace(piledMarks, '$1')
    .replace(controls, ' ')
    .trim();
  return invisible.test(clean) ? '' : clean;
}

/**
 * Rejects texts that are too long even after cleaning, before any work is spent on them. Cleaning shortens a text at most
 * to a quarter, as a letter is composed of up to four characters.
 */
const boundedText = (maxLength: number, error: FieldProblem) =>
  z
    .string()
    .max(4 * maxLength, { error })
    .default('');

/** A field of one line: normalised, without control characters, trimmed, and empty where nothing of it is visible. */
export function line(maxLength: number) {
  return boundedText(maxLength, 'tooLong')
    .transform((text) => cleaned(text, control))
    .refine((text) => text.length <= maxLength, { error: 'tooLong' });
}

/** A field of several lines, of {@link maxMessageLength}. */
export function lines() {
  return boundedText(maxMessageLength, 'messageTooLong')
    .transform((text) => cleaned(text.replaceAll('\r\n', '\n'), controlInText))
    .refine((text) => text.length <= maxMessageLength, { error: 'messageTooLong' });
}

export const required = <S extends z.ZodType<string>>(schema: S) =>
  schema.refine((text: string) => text !== '', { error: 'missing' });

export const emailField = line(maxEmailLength).refine((text) => text === '' || mailAddressPattern.test(text), {
  error: 'email',
});

/** How to reach a person. */
export interface Contact {
  email: string;
  tel: string;
}

/** Whether anything of the contact is left after cleaning. */
export const isReachable = ({ email = '', tel = '' }: Partial<Contact>): boolean => email !== '' || tel !== '';

/** Of a form that {@link isReachable} refines. */
export const unreachable = {
  error: 'emailOrPhone',
  path: ['email'],
  // Reported together with the other problems, not only after they are corrected.
  when: ({ value, issues }: { value: unknown; issues: readonly { path?: readonly PropertyKey[] }[] }) =>
    z.object({ email: z.string(), tel: z.string() }).safeParse(value).success &&
    !issues.some(({ path }) => path?.[0] === 'email' || path?.[0] === 'tel'),
};

/** The first problem of each field. */
export function problemsOf(error: z.ZodError | undefined): FieldProblems {
  const found: Record<string, FieldProblem> = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0] ?? '');
    found[field] ??= fieldProblems.find((problem) => problem === message) ?? 'choice';
  }
  return found;
}
