import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { currentUser } from '../../strapi/currentUser.ts';
import { type ContentUid, isContent } from '../../content/content-types.ts';
import { edited, isPublicAction, published } from '../../content/published.ts';
import { isCheckedAlready } from '../../content/checkedTogether.ts';
import { documentIdIn } from '../../strapi/row.ts';
import { findingsOfEntry, isChecked } from './findings.ts';

/** Condition for the languages that an action is about. */
function inLocales({ locale }: { locale?: unknown }): object {
  if (typeof locale === 'string' && locale !== '*') return { locale };
  return Array.isArray(locale) ? { locale: { $in: locale } } : {};
}

async function requireClean(strapi: Core.Strapi, uid: ContentUid, documentId: string, where: object): Promise<void> {
  const messages = (await findingsOfEntry(strapi, uid, documentId, where)).flatMap(({ blocks, message }) =>
    blocks ? [message] : [],
  );
  if (messages.length > 0) throw new errors.ValidationError(messages.join('\n'));
}

/**
 * Rejects publishing by users of the admin where a check blocks it; types without drafts are public once saved. The
 * service itself publishes example content in an order in which links lead to pages that follow.
 */
export function enforceChecks(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!isContent(uid) || !isChecked(uid) || !currentUser(strapi) || isCheckedAlready()) return next();
    const given = documentIdIn(params);
    if (action === 'publish' && given !== undefined) {
      await requireClean(strapi, uid, given, { ...edited(uid), ...inLocales(params) });
      return next();
    }
    if ((action !== 'create' && action !== 'update') || !isPublicAction(uid, action, params)) return next();
    // Checked after writing, in a transaction: the input has the changed fields only.
    return strapi.db.transaction(async () => {
      const result = await next();
      const id = documentIdIn(result);
      if (id !== undefined) await requireClean(strapi, uid, id, { ...published(uid), ...inLocales(params) });
      return result;
    });
  });
}
