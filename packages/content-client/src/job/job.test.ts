import { describe, expect, it } from 'vitest';
import { isOpen } from './job.schema.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('isOpen', () => {
  it.each([
    [{ filled: false }, true],
    [{ filled: true }, false],
    [{ filled: false, publishFrom: '2026-11-21T12:00:00.000Z' }, true],
    [{ filled: false, publishFrom: '2026-11-21T12:00:00.001Z' }, false],
    [{ filled: false, publishUntil: '2026-11-21T12:00:00.000Z' }, true],
    [{ filled: false, publishUntil: '2026-11-21T11:59:59.999Z' }, false],
  ])('of %j is %s', (job, open) => {
    expect(isOpen(job, now)).toBe(open);
  });
});
