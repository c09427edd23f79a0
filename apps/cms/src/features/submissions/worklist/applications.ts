import { submissionFields } from '@group/content-client/contract/submissions/fields';
import { applicationStages } from '@group/content-client/contract/submissions/stages';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { permissionChecker, readableDocuments } from '../../../strapi/permissionChecker.ts';
import { uidOf } from '../../../content/content-types.ts';
import { forbidden } from '../../../strapi/forbidden.ts';
import type { Context } from '../../../strapi/context.ts';

export const applicationModel = uidOf('application');

/** More than the whole group receives within the longest retention period. */
export const maxListed = 10_000;

/** Of another client, or of HR, fields may be empty that the forms require. */
const text = z
  .string()
  .nullable()
  .transform((value) => value ?? '');

function texts<Fields extends object>(fields: Fields): { [Name in keyof Fields]: typeof text };
function texts(fields: object): Record<string, typeof text> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, text]));
}

const applicationSchema = z.object({
  ...texts(submissionFields.application),
  documentId: z.string(),
  // A stage that an update has removed decided nothing that HR can still see.
  stage: z.enum(applicationStages).catch('new'),
  jobTitle: text,
  acceptedAt: z.string(),
  assignedTo: text,
  toldAt: text,
  company: z.object({ key: z.string(), name: z.string() }).nullable(),
});

export type Application = z.infer<typeof applicationSchema>;

/** The applications that the user of a request may read, the oldest first. Throws 403 if they may read none. */
export async function readableApplications(
  strapi: Core.Strapi,
  ctx: Context,
  filters: object = {},
): Promise<Application[]> {
  const query = { filters, populate: ['company'], sort: 'acceptedAt:asc', limit: maxListed };
  const found = await readableDocuments(strapi, ctx, applicationModel, query);
  if (!found) throw forbidden('Bewerbungen liest die Personalabteilung.');
  return z.array(applicationSchema).parse(found);
}

/** The application that a request names. Throws 403 or 404 unless its user may change it. */
export async function changeableApplication(strapi: Core.Strapi, ctx: Context): Promise<Application> {
  const [entry] = await readableApplications(strapi, ctx, { documentId: ctx.params.id });
  if (!entry) throw new errors.NotFoundError();
  if (permissionChecker(strapi, ctx, applicationModel).cannot.update(entry))
    throw forbidden('Bewerbungen ändert die Personalabteilung.');
  return entry;
}
