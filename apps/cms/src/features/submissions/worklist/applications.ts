import { applicationStages } from '@group/content-client/contract/submissions/stages';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { AdminContext } from '../../../strapi/adminContext.ts';
import { permissionChecker } from '../../../strapi/permissionChecker.ts';
import { uidOf } from '../../../content/content-types.ts';

export const applicationModel = uidOf('application');

/** More than one house receives within the longest retention period. */
export const maxListed = 1000;

const optional = z.string().nullable();

/** A field that the forms require, but that another client, or HR, may have left empty. */
const text = optional.transform((value) => value ?? '');

const applicationSchema = z.object({
  documentId: z.string(),
  firstName: text,
  surname: text,
  stage: z.enum(applicationStages),
  jobTitle: optional,
  area: optional,
  acceptedAt: z.string(),
  assignedTo: optional,
  email: optional,
  tel: optional,
  location: optional,
  language: optional,
  reference: text,
  company: z.object({ key: z.string(), name: z.string() }).nullable(),
});

/** An application as HR reads it. */
export type Application = z.infer<typeof applicationSchema>;

/**
 * The applications that the user of a request may read, the oldest first.
 * @param ctx gets the status 403 if the user may read none
 */
export async function readableApplications(
  strapi: Core.Strapi,
  ctx: AdminContext,
  filters: object = {},
): Promise<Application[] | undefined> {
  const checker = permissionChecker(strapi, ctx, applicationModel);
  ctx.status = 403;
  ctx.body = {};
  if (checker.cannot.read()) return undefined;
  const own = await checker.sanitizedQuery.read({});
  ctx.status = 200;
  const found: unknown = await strapi.documents(applicationModel).findMany({
    filters: { $and: [own.filters ?? {}, filters] },
    populate: ['company'],
    sort: 'acceptedAt:asc',
    limit: maxListed,
  });
  return z.array(applicationSchema).parse(found);
}

/**
 * The application that a request names, if its user may change it.
 * @param ctx gets the status 403 or 404 if there is none
 */
export async function changeableApplication(strapi: Core.Strapi, ctx: AdminContext): Promise<Application | undefined> {
  const [entry] = (await readableApplications(strapi, ctx, { documentId: ctx.params.id })) ?? [];
  if (entry && !permissionChecker(strapi, ctx, applicationModel).cannot.update(entry)) return entry;
  if (ctx.status === 200) ctx.status = entry ? 403 : 404;
  return undefined;
}
