import { createHmac, randomUUID } from 'node:crypto';
import { isSameSignature } from '@group/content-client/contract/sameSignature';
import { submissionKeyPattern } from '@group/content-client/contract/submissions/fields';
import { honeypot, person } from './spamFields.ts';

/** Hidden fields of every form. */
export interface FormToken {
  /** UUID generated with the form, so that a repeated submission has no effect. */
  key: string;
  /** Time at which the form was rendered, signed. */
  moment: string;
}

/** A person needs longer to fill in a form. One that comes sooner is accepted no sooner than this, which slows programs down. */
const minFillTimeMs = 2_000;

export function sign(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url');
}

export function newFormToken(secret: string, now = Date.now(), key: string = randomUUID()): FormToken {
  return { key, moment: `${now}.${sign(secret, `${now} ${key}`)}` };
}

/**
 * Whether the hidden fields are those of a form that this site rendered. A form that was rendered before the secret
 * changed is not.
 */
export function isGenuineForm(secret: string, { key = '', moment = '' }: Readonly<Record<string, string>>): boolean {
  const [time = '', signature = ''] = moment.split('.');
  return submissionKeyPattern.test(key) && isSameSignature(signature, sign(secret, `${time} ${key}`));
}

/** Whether the honeypot is filled in, and no person says that a password manager did so. */
export function isTrapped(fields: Readonly<Record<string, string>>): boolean {
  return Boolean(fields[honeypot]) && !fields[person];
}

/** Milliseconds until a genuine form may be accepted. Never more than the minimum, as clocks of processes differ. */
export function remainingFillTimeMs({ moment = '' }: Readonly<Record<string, string>>, now = Date.now()): number {
  const elapsedMs = now - Number.parseInt(moment);
  return Math.min(Math.max(minFillTimeMs - elapsedMs, 0), minFillTimeMs);
}
