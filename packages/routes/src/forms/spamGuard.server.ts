import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { submissionKeyPattern } from '@group/content-client/outbox/outbox';
import { honeypot } from './honeypot.ts';

/** Hidden fields that every form of the site carries. */
export interface FormToken {
  /** Drawn for each form: sending it twice is sending it once. */
  key: string;
  /** When the form was made, signed. */
  moment: string;
}

/** Why a form is not taken; the visitor is asked to send it again, and nothing is lost. */
export type FormTokenProblem = 'tooFast' | 'unknown';

/** Nobody reads and fills in a form faster, in milliseconds. */
const shortestTime = 2_000;

function sign(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url');
}

export function newFormToken(secret: string, now = Date.now(), key: string = randomUUID()): FormToken {
  return { key, moment: `${now}.${sign(secret, `${now} ${key}`)}` };
}

function equal(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/**
 * Checks the hidden fields of a form that was sent. `unknown` is also what an honest form gives that was rendered before
 * the secret changed.
 */
export function formTokenProblem(
  secret: string,
  fields: Readonly<Record<string, string>>,
  now = Date.now(),
): FormTokenProblem | null {
  const { key = '', moment = '' } = fields;
  const [time = '', signature = ''] = moment.split('.');
  const genuine = submissionKeyPattern.test(key) && equal(signature, sign(secret, `${time} ${key}`));
  if (!genuine || fields[honeypot]) return 'unknown';
  return now - Number(time) < shortestTime ? 'tooFast' : null;
}
