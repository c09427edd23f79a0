import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isWithin } from '../../organisations/ownership.ts';
import { currentRights } from '../../organisations/rights.ts';
import { file } from '../../strapi/relations.ts';
import { forbidden } from '../../strapi/forbidden.ts';
import { requireUnused, requireUnusedByOthers } from './fileUses.ts';
import type { Context } from '../../strapi/context.ts';

/** The largest number in the columns of PostgreSQL that hold ids. */
const maxId = 2 ** 31 - 1;

function idIn({ params }: Pick<Context, 'params'>): number {
  const id = Number(params.id);
  // The database would fail on others.
  if (Number.isInteger(id) && id > 0 && id <= maxId) return id;
  throw new errors.ValidationError('Diese Datei gibt es nicht. Bitte laden Sie die Seite neu.');
}

async function requireOwn(strapi: Core.Strapi, id: number): Promise<void> {
  const rights = await currentRights(strapi);
  if (!(await isWithin(strapi, file, { id }, rights?.writesFor)))
    throw forbidden(
      'Diese Datei gehört nicht zu Ihrem Betrieb. Bitte laden Sie eine eigene hoch, oder fragen Sie die Redaktion der Gruppe.',
    );
  // Authors may add files to their drafts, but a file may be on a website already.
  if (!(await isWithin(strapi, file, { id }, rights?.publishesFor)))
    throw forbidden('Dateien ändert und löscht die Redaktion. Bitte fragen Sie dort nach.');
}

/** Throws unless the current user may replace and describe a file: it is their organisation's, and no other uses it. */
export async function requireChangeable(strapi: Core.Strapi, id: number): Promise<void> {
  await requireOwn(strapi, id);
  await requireUnusedByOthers(strapi, id);
}

type Policy = (context: Pick<Context, 'params'>, config: unknown, service: { strapi: Core.Strapi }) => Promise<void>;

const changes: Policy = (context, _config, { strapi }) => requireChangeable(strapi, idIn(context));

const deletes: Policy = async (context, _config, { strapi }) => {
  await requireOwn(strapi, idIn(context));
  await requireUnused(strapi, idIn(context));
};

export const libraryPolicies = { changes, deletes };

/** The routes of Strapi's library that the admin uses, by handler, with their policies. All others are withheld. */
export const libraryRoutes: Readonly<Record<string, readonly (keyof typeof libraryPolicies)[]>> = {
  'admin-upload.uploadFile': [],
  'admin-upload.updateFileInfo': ['changes'],
  'admin-upload.replaceFile': ['changes'],
  'admin-file.destroy': ['deletes'],
};
