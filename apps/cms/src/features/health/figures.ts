import type { Core } from '@strapi/strapi';
import { lastVerification } from '../audit/auditLog.ts';
import { uidOf } from '../../content/content-types.ts';
import { waitingMails } from '../../mail/dueMails.ts';
import { overdueErasures } from '../submissions/retention.ts';
import { type DueCounts, dueCounts } from '../submissions/worklist/listed.ts';

export interface Figures {
  mails: { waiting: number; late: number };
  applications: DueCounts;
  /** Submissions that should have been erased more than a day ago. */
  overdueErasures: number;
  auditEntries: number;
  auditIsBroken: boolean;
}

async function newApplications(strapi: Core.Strapi, now: Date): Promise<DueCounts> {
  const entries: Parameters<typeof dueCounts>[1] = await strapi.db
    .query(uidOf('application'))
    .findMany({ where: { stage: 'new' }, select: ['stage', 'acceptedAt'], populate: { company: { select: ['key'] } } });
  return dueCounts(strapi, entries, now);
}

async function read(strapi: Core.Strapi): Promise<Figures> {
  const now = new Date();
  const audit = lastVerification();
  return {
    mails: await waitingMails(strapi, now.getTime()),
    applications: await newApplications(strapi, now),
    overdueErasures: await overdueErasures(strapi, now),
    auditEntries: audit?.entries ?? 0,
    auditIsBroken: audit !== undefined && audit.firstBroken !== null,
  };
}

let reading: Promise<Figures> | undefined;

/** Reads the figures; concurrent calls share the queries. Rejects if the database does not answer. */
export function readFigures(strapi: Core.Strapi): Promise<Figures> {
  reading ??= read(strapi).finally(() => {
    reading = undefined;
  });
  return reading;
}
