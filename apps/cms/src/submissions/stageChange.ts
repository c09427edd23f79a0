import type { Core } from '@strapi/strapi';
import { uidOf } from '../content/content-types.ts';

const application = uidOf('application');

/** Writes down when an application got to its stage; how long a refused one is kept counts from there. */
export function noteStageChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'update' || context.uid !== application) return next();
    const { documentId, data } = context.params;
    const changes: Record<string, unknown> = data ?? {};
    const before: { stage: string } | null = await strapi.db
      .query(application)
      .findOne({ where: { documentId }, select: ['stage'] });
    // Nobody sets the moment by hand.
    delete changes.stageChangedAt;
    if (changes.stage && changes.stage !== before?.stage) changes.stageChangedAt = new Date().toISOString();
    return next();
  });
}
