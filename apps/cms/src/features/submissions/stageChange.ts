import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';

const application = uidOf('application');

/** Records when an application reached its stage; the retention period of a rejected one starts then. */
export function recordStageChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'update' || context.uid !== application) return next();
    const { documentId, data } = context.params;
    const changes: Record<string, unknown> = data ?? {};
    const before: { stage: string; stageChangedAt: string } | null = await strapi.db
      .query(application)
      .findOne({ where: { documentId }, select: ['stage', 'stageChangedAt'] });
    // Clients must not set the time themselves.
    delete changes.stageChangedAt;
    // Not before the former change, for which the clock would have to be behind: the period would end early once it is right.
    if (changes.stage && changes.stage !== before?.stage)
      changes.stageChangedAt = [new Date().toISOString(), before?.stageChangedAt ?? ''].toSorted().at(-1);
    return next();
  });
}
