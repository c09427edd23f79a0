import { hoursToConfirm } from '@group/content-client/contract/alertLink';
import type { ApplicationStage } from '@group/content-client/contract/submissions/stages';
import { olderThan } from '../../content/olderThan.ts';

const dayMs = 86_400_000;

const messageRetentionDays = 365;

/** From the date of a visit. */
export const visitRetentionDays = 30;

/** From the arrival of a wish that was never confirmed: it names days in the three months after it. */
export const wishRetentionDays = 90 + visitRetentionDays;

/** One that is hired becomes part of the personnel file. Any other stage, also one that is no more, is still open. */
const endStages: readonly ApplicationStage[] = ['refused', 'hired'];
const isOpen = { $or: [{ stage: { $notIn: [...endStages] } }, { stage: { $null: true } }] };

/** For which applications are kept, in days. */
export interface RetentionPeriods {
  /** From the rejection. */
  rejectedDays: number;
  /** From the last change of stage. */
  openDays: number;
}

export function expiredAt(now: Date, { rejectedDays, openDays }: RetentionPeriods) {
  return {
    application: {
      $or: [
        { stage: 'refused', stageChangedAt: olderThan(now, rejectedDays) },
        { ...isOpen, stageChangedAt: olderThan(now, openDays) },
      ],
    },
    message: { acceptedAt: olderThan(now, messageRetentionDays) },
    visit: {
      $or: [
        { startsAt: olderThan(now, visitRetentionDays) },
        { startsAt: { $null: true }, acceptedAt: olderThan(now, wishRetentionDays) },
      ],
    },
    alert: {
      $or: [
        // From its arrival here, as the mail that asks for it is sent then.
        { confirmedAt: { $null: true }, createdAt: olderThan(now, hoursToConfirm / 24) },
        { endsAt: { $lt: now.toISOString() } },
      ],
    },
  };
}

/** When an application is erased at the latest, an ISO instant; null in the stage of a personnel file. */
export function keptUntil(
  { stage, since }: { stage: ApplicationStage; since: string },
  { rejectedDays, openDays }: RetentionPeriods,
): string | null {
  if (stage === 'hired') return null;
  return new Date(Date.parse(since) + (stage === 'refused' ? rejectedDays : openDays) * dayMs).toISOString();
}

export function linesOf(type: string, erased: readonly { company: { key: string } | null }[]): string[] {
  const byTenant = Map.groupBy(erased, ({ company }) => company?.key ?? 'none');
  return [...byTenant].map(([tenant, { length }]) => `erased after the retention period: ${tenant} ${type} ${length}`);
}
