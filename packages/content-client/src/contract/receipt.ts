import { createHmac } from 'node:crypto';
import { isSameSignature } from './sameSignature.ts';
import type { SubmissionKind } from './submissions/fields.ts';

/**
 * What a receipt confirms: a kind, and what tells one of that kind from another. A submission has its key and its
 * reference as they are stored.
 */
type Confirmed = readonly [kind: SubmissionKind | 'logout' | 'webhook', ...names: readonly string[]];

/** Response header with a receipt. */
export const receiptHeader = 'x-receipt';

function signatureOf(secret: string, confirmed: Confirmed): string {
  // The label keeps other signatures made with this secret from passing as a receipt.
  return `sha256=${createHmac('sha256', secret)
    .update(`receipt.${JSON.stringify(confirmed)}`)
    .digest('hex')}`;
}

/** The header of a response that confirms what was done. See decision 099. */
export function signReceipt(secret: string, ...confirmed: Confirmed): Record<string, string> {
  return { [receiptHeader]: signatureOf(secret, confirmed) };
}

/**
 * Whether a response has a receipt for exactly this, signed with the secret. A status alone proves nothing: anything may
 * answer 200 at an address.
 */
export function verifyReceipt(secret: string, { headers }: Response, ...confirmed: Confirmed): boolean {
  return isSameSignature(headers.get(receiptHeader) ?? '', signatureOf(secret, confirmed));
}
