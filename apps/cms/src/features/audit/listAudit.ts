import type { Core } from '@strapi/strapi';
import { currentRights } from '../../organisations/rights.ts';
import { type AuditEntry, auditUid, lastVerification } from './auditLog.ts';
import { namedSubjects } from './namedSubjects.ts';
import type { Context } from '../../strapi/context.ts';
import { answer } from '../../strapi/endpoints.ts';

const pageSize = 50;

export async function listAudit(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (!(await currentRights(strapi))?.administrates) return answer(ctx, 403);
  const page = Math.max(1, Math.trunc(Number(ctx.query.page)) || 1);
  const offset = (page - 1) * pageSize;
  const found: Omit<AuditEntry, 'previousHash' | 'hash'>[] = await strapi.db
    .query(auditUid)
    .findMany({ select: ['id', 'at', 'action', 'actor', 'subject'], orderBy: { id: 'desc' }, limit: pageSize, offset });
  const count = await strapi.db.query(auditUid).count();
  const subjects = await namedSubjects(
    strapi,
    found.map(({ subject }) => subject),
  );
  const entries = found.map((entry, index) => ({ ...entry, subject: subjects[index] }));
  ctx.body = { entries, verification: lastVerification(), pages: Math.max(1, Math.ceil(count / pageSize)) };
}
