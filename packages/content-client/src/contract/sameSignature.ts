import { timingSafeEqual } from 'node:crypto';

/** Whether a received signature is the expected one, in constant time. */
export function isSameSignature(received: string, expected: string): boolean {
  const [one, other] = [Buffer.from(received), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
