import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { withAdvisoryLock } from '../../strapi/advisoryLock.ts';
import { currentUser } from '../../strapi/currentUser.ts';
import { permissionChecker } from '../../strapi/permissionChecker.ts';
import { currentRights } from '../../organisations/rights.ts';
import { readSite } from '../checks/readSite.ts';
import { savingCheckedEntries } from '../../content/checkedTogether.ts';
import { uidOf } from '../../content/content-types.ts';
import { ownAddress } from '../../content/ownAddress.ts';
import { tenants } from '../../environment/tenants.ts';
import { planImport, type PlannedLine } from './planImport.ts';
import { type FileLine, readRedirectFile } from './redirectFile.ts';
import type { Context } from '../../strapi/context.ts';
import { answer } from '../../strapi/endpoints.ts';

const redirectUid = uidOf('redirect');

/** Lines that are written in one transaction, during which other users wait if the database is SQLite. */
const linesPerWrite = 40;

const importRequest = z.object({
  csv: z.string(),
  /** From the answer that the user has confirmed; without it nothing is written. */
  checkedAt: z.iso.datetime().optional(),
});

export interface ImportAnswer {
  lines: PlannedLine[];
  count: number;
  isWritten: boolean;
  checkedAt: string;
}

/** Key of the only website for which the user publishes; of several that to which the first line belongs. */
async function tenantOf(strapi: Core.Strapi, first: FileLine | undefined): Promise<string> {
  const organisations = (await currentRights(strapi))?.publishesFor;
  const own = tenants.filter(({ key }) => organisations?.includes(key) ?? true);
  const found = own.length === 1 ? own[0] : own.find((tenant) => ownAddress(tenant, first?.from ?? '') !== undefined);
  if (found) return found.key;
  const example = `https://${own[0]?.hosts.production[0]}/alt.html`;
  throw new errors.ValidationError(`Für welche Website? Bitte frühere Adressen ganz schreiben, z. B. ${example}.`);
}

/** Writes lines to which the rules and checks have been applied. */
async function write(strapi: Core.Strapi, company: string, lines: readonly PlannedLine[]): Promise<void> {
  const redirects = strapi.documents(redirectUid);
  const updatedBy = currentUser(strapi)?.id;
  for (let done = 0; done < lines.length; done += linesPerWrite) {
    await strapi.db.transaction(() =>
      savingCheckedEntries(async () => {
        for (const { documentId, from, to } of lines.slice(done, done + linesPerWrite)) {
          const data: Record<string, unknown> = { to, updatedBy };
          if (documentId) await redirects.update({ documentId, data });
          else await redirects.create({ data: { ...data, from, company, createdBy: updatedBy } });
        }
      }),
    );
  }
}

/** Answers what becomes of each line, and writes those that can be written once the user has confirmed it. */
async function importLines(
  strapi: Core.Strapi,
  ctx: Context,
  key: string,
  fileLines: readonly FileLine[],
  confirmedAt?: string,
): Promise<void> {
  const site = await readSite(strapi, key);
  const company = await strapi.db.query(uidOf('company')).findOne({ where: { key } });
  if (!site || !company) return;
  const redirects = await strapi.db.query(redirectUid).findMany({ where: { company: company.id } });
  const checkedAt = confirmedAt ?? new Date().toISOString();
  const lines = planImport(fileLines, site, redirects, new Date(checkedAt));
  const changing = lines.filter(({ verdict }) => verdict === 'new' || verdict === 'changed');
  const isWritten = confirmedAt !== undefined;
  if (isWritten) await write(strapi, company.documentId, changing);
  answer(ctx, 200, { lines, count: changing.length, isWritten, checkedAt } satisfies ImportAnswer);
}

/** Imports redirects from a file; 403 for users who may not create and change redirects by hand. */
export async function importRedirects(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { cannot } = permissionChecker(strapi, ctx, redirectUid);
  const isAllowed = !cannot.create() && !cannot.update();
  const { data: request } = importRequest.safeParse(ctx.request.body);
  answer(ctx, isAllowed ? 400 : 403);
  if (!isAllowed || !request) return;
  const fileLines = readRedirectFile(request.csv);
  const key = await tenantOf(strapi, fileLines[0]);
  const run = () => importLines(strapi, ctx, key, fileLines, request.checkedAt);
  // One after the other, so that the second plans with what the first has written.
  await (request.checkedAt ? withAdvisoryLock(strapi, 'redirects', run) : run());
}
