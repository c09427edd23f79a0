import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { submissionKeyPattern } from '@group/content-client/contract/submissions/fields';
import { honeypot } from './honeypot.ts';

/** Hidden fields of every form. */
export interface FormToken {
  /** UUID generated with the form, so that a repeated submission has no effect. */
  key: string;
  /** Time at which the form was rendered, signed. */
  moment: string;
}

/** Why a form is rejected. The visitor is asked to submit it again and keeps all input. */
export type FormTokenProblem = 'tooFast' | 'unknown';

/** A form that is submitted sooner was filled in by a program. */
const minFillTimeMs = 2_000;

function sign(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url');
}

export function newFormToken(secret: string, now = Date.now(), key: string = randomUUID()): FormToken {
  return { key, moment: `${now}.${sign(secret, `${now} ${key}`)}` };
}

function equalInConstantTime(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/**
 * Checks the hidden fields of a submitted form. `unknown` also covers a genuine form that was rendered before the secret
 * changed.
 */
export function formTokenProblem(
  secret: string,
  fields: Readonly<Record<string, string>>,
  now = Date.now(),
): FormTokenProblem | null {
  const { key = '', moment = '' } = fields;
  const [time = '', signature = ''] = moment.split('.');
  const genuine = submissionKeyPattern.test(key) && equalInConstantTime(signature, sign(secret, `${time} ${key}`));
  if (!genuine || fields[honeypot]) return 'unknown';
  return now - Number(time) < minFillTimeMs ? 'tooFast' : null;
}
