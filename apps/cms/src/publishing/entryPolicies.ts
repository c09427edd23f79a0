import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { maxSelected } from '../content/maxSelected.ts';
import { permissionChecker } from '../strapi/permissionChecker.ts';
import { forbidden } from '../strapi/forbidden.ts';
import type { Context } from '../strapi/context.ts';

type Policy = (context: Context, config: unknown, service: { strapi: Core.Strapi }) => void;

/** Ids as Strapi makes them; others reach the database, which fails on some. */
const selection = z.object({
  documentIds: z
    .array(z.string().regex(/^[a-z0-9]{1,40}$/))
    .min(1)
    .max(maxSelected),
});

/** Of what is done with several entries at once. */
const namesEntries: Policy = ({ request }) => {
  if (!selection.safeParse(request.body).success)
    throw new errors.ValidationError('Die Auswahl ist ungültig. Bitte laden Sie die Liste neu.');
};

/** Of publishing and unpublishing: what has no drafts is live as soon as it is saved. Strapi fails there. */
const hasDrafts: Policy = ({ params }, _config, { strapi }) => {
  const type = Object.values(strapi.contentTypes).find(({ uid }) => uid === params.model);
  if (type?.options?.draftAndPublish !== false) return;
  throw new errors.ValidationError(
    'Diese Inhalte haben keine Entwürfe. Bitte speichern: Was Sie speichern, ist gleich live.',
  );
};

/** Of what an entry refers to: Strapi fails where the user may not read the entries of the type. */
const readsField: Policy = (context, _config, { strapi }) => {
  const { model = '', targetField } = context.params;
  if (!(model in strapi.contentTypes)) return;
  if (permissionChecker(strapi, context, model).cannot.read(undefined, targetField))
    throw forbidden('Diese Inhalte können Sie nicht lesen. Bitte wenden Sie sich an die Administration.');
};

export const entryPolicies = { namesEntries, hasDrafts, readsField };

/** Routes of the content manager, by handler, with their policies. */
export const guardedRoutes: Readonly<Record<string, readonly (keyof typeof entryPolicies)[]>> = {
  'relations.findAvailable': ['readsField'],
  'relations.findExisting': ['readsField'],
  'single-types.publish': ['hasDrafts'],
  'single-types.unpublish': ['hasDrafts'],
  'single-types.discard': ['hasDrafts'],
  'collection-types.publish': ['hasDrafts'],
  'collection-types.unpublish': ['hasDrafts'],
  'collection-types.discard': ['hasDrafts'],
  'collection-types.bulkPublish': ['hasDrafts', 'namesEntries'],
  'collection-types.bulkUnpublish': ['hasDrafts', 'namesEntries'],
  'collection-types.bulkDelete': ['namesEntries'],
};
