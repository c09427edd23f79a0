import { expect, it } from 'vitest';
import { expiredAt, linesOf } from './retentionPeriods.ts';

it('lets rejected and open applications expire by their last change of stage, others by their arrival or end', () => {
  const now = new Date('2027-01-01T00:00:00.000Z');
  expect(expiredAt(now, { rejectedDays: 90, openDays: 200 })).toEqual({
    application: {
      $or: [
        { stage: 'refused', stageChangedAt: { $lt: '2026-10-03T00:00:00.000Z' } },
        { stage: { $in: ['new', 'in-contact', 'invited'] }, stageChangedAt: { $lt: '2026-06-15T00:00:00.000Z' } },
      ],
    },
    message: { acceptedAt: { $lt: '2026-01-01T00:00:00.000Z' } },
    visit: {
      $or: [
        { startsAt: { $lt: '2026-12-02T00:00:00.000Z' } },
        { startsAt: { $null: true }, acceptedAt: { $lt: '2026-09-03T00:00:00.000Z' } },
      ],
    },
    alert: {
      $or: [
        { confirmedAt: { $null: true }, createdAt: { $lt: '2026-12-30T00:00:00.000Z' } },
        { endsAt: { $lt: '2027-01-01T00:00:00.000Z' } },
      ],
    },
  });
});

it('logs how many were erased of each organisation, and of none', () => {
  const tabor = { company: { key: 'tabor' } };
  expect(linesOf('message', [tabor, { company: null }, tabor])).toEqual([
    'erased after the retention period: tabor message 2',
    'erased after the retention period: none message 1',
  ]);
  expect(linesOf('message', [])).toEqual([]);
});
