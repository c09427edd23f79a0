import type { Core } from '@strapi/strapi';
import { uidOf } from '../content/content-types.ts';

const application = uidOf('application');

/** Writes down when an application got its status; how long a refused one is kept counts from there. */
export function noteStatusChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'update' || context.uid !== application) return next();
    const { documentId, data } = context.params;
    const changes: Record<string, unknown> = data ?? {};
    const before: { status: string } | null = await strapi.db
      .query(application)
      .findOne({ where: { documentId }, select: ['status'] });
    // Nobody sets the moment by hand.
    delete changes.statusChangedAt;
    if (changes.status && changes.status !== before?.status) changes.statusChangedAt = new Date().toISOString();
    return next();
  });
}
