const dayMs = 86_400_000;

const messageRetentionDays = 365;

/** Stages in which an application is still open. One that is hired becomes part of the personnel file. */
const openStages = ['new', 'in-contact', 'invited'];

/** For which applications are kept, in days. */
export interface RetentionPeriods {
  /** From the refusal. */
  refusedDays: number;
  /** From the last change of stage. */
  openDays: number;
}

const before = (now: Date, days: number): { $lt: string } => ({
  $lt: new Date(now.getTime() - days * dayMs).toISOString(),
});

/** Filters for the submissions whose retention period is over. */
export function expiredAt(now: Date, { refusedDays, openDays }: RetentionPeriods) {
  return {
    application: {
      $or: [
        { stage: 'refused', stageChangedAt: before(now, refusedDays) },
        { stage: { $in: openStages }, stageChangedAt: before(now, openDays) },
      ],
    },
    message: { acceptedAt: before(now, messageRetentionDays) },
  };
}

/** Number of submissions by organisation, as log lines. */
export function linesOf(type: string, erased: readonly { company: { key: string } | null }[]): string[] {
  const byTenant = Map.groupBy(erased, ({ company }) => company?.key ?? 'none');
  return [...byTenant].map(([tenant, { length }]) => `erased after the retention period: ${tenant} ${type} ${length}`);
}
