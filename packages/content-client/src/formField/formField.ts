import { z } from 'zod';

/** What is wrong with a field of a form; the screens say it in the visitor's language. */
export type FieldProblem = 'missing' | 'tooLong' | 'email' | 'phone' | 'choice' | 'emailOrPhone';

export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** What a form became: its fields in the shape that is delivered, or what is wrong with it. */
export type FormResult = { fields: Readonly<Record<string, string>> } | { problems: FieldProblems };

// Control characters could end a header or a log line; directional overrides let a text look like another one.
const control = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const controlInText = /[^\P{Cc}\n\t]+/gu;
const overrides = /[\u202a-\u202e\u2066-\u2069\ufeff]/gu;
// More marks on one letter than any script piles up run over the lines above and below.
const piledMarks = /(\p{M}{4})\p{M}+/gu;
// What fills a field and shows nothing.
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{M}\u2800]*$/u;

/** Composed, and safe to show and to write into a line of a log, a mail, a table. */
function cleaned(text: string, controls: RegExp): string {
  const clean = text
    .toWellFormed()
    .replace(overrides, '')
    // Before it is composed, which sorts the marks of a letter in quadratic time; and after, as that can split a mark.
    .replace(piledMarks, '$1')
    .normalize('NFC')
    .replace(piledMarks, '$1')
    .replace(controls, ' ')
    .trim();
  return invisible.test(clean) ? '' : clean;
}

/**
 * A text that is worth cleaning. Cleaning can shorten a text, as letters are composed of up to four characters; a longer
 * one is too long in any case, and is not worked on.
 */
const boundedText = (maxLength: number) =>
  z
    .string()
    .max(4 * maxLength, { error: 'tooLong' })
    .default('');

/** A field of one line: composed, without control characters, trimmed; empty where nothing of it can be seen. */
export function line(maxLength: number) {
  return boundedText(maxLength)
    .transform((text) => cleaned(text, control))
    .refine((text) => text.length <= maxLength, { error: 'tooLong' });
}

/** A field of several lines. */
export function lines(maxLength: number) {
  return boundedText(maxLength)
    .transform((text) => cleaned(text.replaceAll('\r\n', '\n'), controlInText))
    .refine((text) => text.length <= maxLength, { error: 'tooLong' });
}

export const required = <S extends z.ZodType<string>>(schema: S) =>
  schema.refine((text: string) => text !== '', { error: 'missing' });

/** Longest mail address (RFC 5321, 4.5.3.1.3). */
const longestAddress = 254;

export const emailField = line(longestAddress).refine((text) => text === '' || z.email().safeParse(text).success, {
  error: 'email',
});

const problems: ReadonlySet<string> = new Set<FieldProblem>([
  'missing',
  'tooLong',
  'email',
  'phone',
  'choice',
  'emailOrPhone',
]);

function isProblem(message: string): message is FieldProblem {
  return problems.has(message);
}

/** The first problem of each field. */
export function problemsOf(error: z.ZodError): FieldProblems {
  const found: Record<string, FieldProblem> = {};
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? '');
    found[field] ??= isProblem(message) ? message : 'choice';
  }
  return found;
}
