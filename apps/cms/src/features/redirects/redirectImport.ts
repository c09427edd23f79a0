import { indexRedirects } from '@group/content-client/contract/formerAddress';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import type { AdminContext } from '../../strapi/adminContext.ts';
import { currentUser } from '../../strapi/currentUser.ts';
import { permissionChecker } from '../../strapi/permissionChecker.ts';
import { currentRights } from '../../organisations/rights.ts';
import { readSite } from '../checks/readSite.ts';
import { savingCheckedEntries } from '../../content/checkedTogether.ts';
import { uidOf } from '../../content/content-types.ts';
import { siteOrigin } from '../preview/previewAddress.ts';
import { refusal } from '../../strapi/refusal.ts';
import { linesPerWrite } from './importLimits.ts';
import {
  type Before,
  type ExistingRedirect,
  type ImportTarget,
  isWritten,
  planImport,
  type PlannedLine,
} from './planImport.ts';
import { readRedirectFile } from './readRedirectFile.ts';
import { undoLines } from './undoImport.ts';

const redirectUid = uidOf('redirect');

const checkRequest = z.object({ organisation: z.string(), file: z.base64() });

const writeRequest = z.object({
  organisation: z.string(),
  lines: z
    .array(
      z.object({
        line: z.int(),
        from: z.string(),
        to: z.string(),
        permanent: z.boolean(),
        before: z.object({ to: z.string(), permanent: z.boolean() }).nullable(),
      }),
    )
    .min(1)
    .max(linesPerWrite),
});

type ConfirmedLine = z.output<typeof writeRequest>['lines'][number];

/** An organisation for whose website the user may import redirects. */
export interface ImportOrganisation {
  /** Document id. */
  id: string;
  name: string;
}

interface Company {
  id: number;
  documentId: string;
  key: string;
  name: string;
}

interface Redirect {
  id: number;
  documentId: string;
  from: string;
  to: string;
  permanent: boolean | null;
}

const isSame = (one: Before | null, other: Before | null): boolean =>
  one?.to === other?.to && one?.permanent === other?.permanent;

/** A line that would do something else than the user has confirmed is refused. */
function asConfirmed(planned: PlannedLine, confirmed: ConfirmedLine | undefined): PlannedLine {
  const { before } = planned;
  if (!isWritten(planned) || isSame(before, confirmed?.before ?? null)) return planned;
  const now = before ? `führt diese Adresse zu ${before.to}` : 'gibt es die Weiterleitung nicht mehr';
  return { ...planned, verdict: 'refused', remarks: [`Seit der Prüfung ${now}. Bitte die Datei noch einmal prüfen.`] };
}

export const redirectImportRoutes = [
  { method: 'GET', path: '/redirects/organisations', handler: 'redirect-import.organisations', config: {} },
  { method: 'POST', path: '/redirects/check', handler: 'redirect-import.check', config: {} },
  { method: 'POST', path: '/redirects/import', handler: 'redirect-import.write', config: {} },
  { method: 'POST', path: '/redirects/undo', handler: 'redirect-import.undo', config: {} },
];

/** Imports redirects from a file, for users who may create redirects by hand; others get 403. */
export const redirectImport = ({ strapi }: { strapi: Core.Strapi }) => {
  /** The organisations to which the user belongs. */
  async function companies(where: object): Promise<Company[]> {
    const rights = await currentRights(strapi);
    const own = rights?.organisations ? { key: { $in: [...rights.organisations] } } : {};
    return strapi.db.query(uidOf('company')).findMany({ where: { $and: [where, own] }, orderBy: { name: 'asc' } });
  }

  async function targetOf(organisation: string): Promise<(ImportTarget & { rows: Redirect[] }) | undefined> {
    const [company] = await companies({ documentId: organisation });
    const site = company && (await readSite(strapi, company.key));
    if (!company || !site) return undefined;
    const rows: Redirect[] = await strapi.db
      .query(redirectUid)
      .findMany({ where: { company: company.id }, populate: ['company'] });
    const redirects = rows.map(({ documentId, from, to, permanent }): ExistingRedirect => {
      return { documentId, from, to, permanent: permanent ?? false };
    });
    const hosts = [...site.tenant.hosts.production, new URL(siteOrigin(site.tenant)).hostname];
    return { site, redirects, hosts, rows };
  }

  /** The parsed body of a request whose user may import; otherwise the response is a 403 or 400. */
  function allowed<Request>(ctx: AdminContext, schema: z.ZodType<Request>): Request | undefined {
    const mayCreate = !permissionChecker(strapi, ctx, redirectUid).cannot.create();
    const { data } = schema.safeParse(ctx.request.body);
    ctx.status = mayCreate ? 400 : 403;
    ctx.body = {};
    return mayCreate ? data : undefined;
  }

  return {
    async organisations(ctx: AdminContext): Promise<void> {
      if (permissionChecker(strapi, ctx, redirectUid).cannot.create()) {
        ctx.status = 403;
        return;
      }
      const organisations = (await companies({})).map(({ documentId, name }): ImportOrganisation => {
        return { id: documentId, name };
      });
      ctx.body = { organisations };
    },

    /** Says what would become of each line of a file, and writes nothing. */
    async check(ctx: AdminContext): Promise<void> {
      const request = allowed(ctx, checkRequest);
      if (!request) return;
      const read = readRedirectFile(Buffer.from(request.file, 'base64'));
      if ('problem' in read) throw new errors.ValidationError(read.problem);
      const target = await targetOf(request.organisation);
      ctx.status = target ? 200 : 403;
      if (target) ctx.body = { lines: planImport(read.lines, target) };
    },

    /** Writes lines that the user has seen checked: all that still are what they were, the others are refused. */
    async write(ctx: AdminContext): Promise<void> {
      const request = allowed(ctx, writeRequest);
      const user = currentUser(strapi);
      if (!request || !user) return;
      const checker = permissionChecker(strapi, ctx, redirectUid);
      const { organisation, lines } = request;
      const confirmed = new Map(lines.map((line) => [line.line, line]));
      const asRead = lines.map((line) => ({ ...line, permanent: line.permanent ? 'ja' : 'nein' }));
      const redirects = strapi.documents(redirectUid);

      const save = async ({ from, to, permanent }: PlannedLine, row: Redirect | undefined): Promise<void> => {
        const data: Record<string, unknown> = { to, permanent, updatedBy: user.id };
        if (!row) {
          await redirects.create({ data: { ...data, from, company: organisation, createdBy: user.id } });
          return;
        }
        if (checker.cannot.update(row)) throw refusal('Diese Weiterleitung dürfen Sie nicht ändern.');
        await redirects.update({ documentId: row.documentId, data });
      };

      const written = await strapi.db.transaction(async () => {
        const target = await targetOf(organisation);
        if (!target) return undefined;
        const planned = planImport(asRead, target).map((line) => asConfirmed(line, confirmed.get(line.line)));
        const existing = indexRedirects(target.rows);
        await savingCheckedEntries(async () => {
          for (const line of planned.filter(isWritten)) {
            await save(line, existing.get(line.from));
          }
        });
        return planned;
      });
      ctx.status = written ? 200 : 403;
      if (written) ctx.body = { lines: written };
    },

    /** Takes back lines that an import wrote. */
    async undo(ctx: AdminContext): Promise<void> {
      const request = allowed(ctx, writeRequest);
      if (!request) return;
      const [company] = await companies({ documentId: request.organisation });
      ctx.status = company ? 200 : 403;
      if (!company) return;
      const checker = permissionChecker(strapi, ctx, redirectUid);
      ctx.body = { lines: await undoLines(strapi, checker, company.id, request.lines) };
    },
  };
};
