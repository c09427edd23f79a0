import { application } from '@group/content-client/contract/submissions/application';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { type AdminUser, currentUser, nameOfUser } from '../../../strapi/currentUser.ts';
import { applicationModel, changeableApplication } from './applications.ts';
import type { Context } from '../../../strapi/context.ts';
import { answer, bodyIn } from '../../../strapi/endpoints.ts';
import { lockRows } from '../../../strapi/lockRows.ts';

/** `known` is the note that the user's text began as. */
const change = z.object({ notes: z.string().max(application.fields.notes.maxLength), known: z.string() });

/** Another text that was stored since; no text is lost as long as nothing replaces it. */
export interface OtherNote {
  notes: string;
  by: string;
}

interface StoredNote {
  notes: string | null;
  updatedBy: AdminUser | null;
}

/**
 * Stores HR's note about an application; answers 409 if it is no longer the one that the user has seen. The texts are
 * compared, not the entry's revision: another change of the application, or the same user in a second window, is no reason to
 * reject it.
 */
export async function saveNote(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { documentId } = await changeableApplication(strapi, ctx);
  const wanted = bodyIn(ctx, change);
  const where = { documentId };
  answer(ctx, 200);
  await strapi.db.transaction(async () => {
    await lockRows(strapi, applicationModel, where);
    const stored: StoredNote | null = await strapi.db
      .query(applicationModel)
      .findOne({ where, select: ['notes'], populate: ['updatedBy'] });
    const notes = stored?.notes ?? '';
    if (!stored) answer(ctx, 404);
    else if (notes === wanted.known) {
      const data: Record<string, unknown> = { notes: wanted.notes, updatedBy: currentUser(strapi)?.id };
      await strapi.documents(applicationModel).update({ documentId, data });
    } else if (notes !== wanted.notes) {
      const by = stored.updatedBy ? nameOfUser(stored.updatedBy) : '';
      answer(ctx, 409, { notes, by } satisfies OtherNote);
    }
  });
}
