import { indexRedirects } from '@group/content-client/contract/formerAddress';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { currentUser } from '../../strapi/currentUser.ts';
import type { PermissionChecker } from '../../strapi/permissionChecker.ts';
import { uidOf } from '../../content/content-types.ts';
import type { Before } from './planImport.ts';

const redirectUid = uidOf('redirect');

/** A line as an import wrote it. */
export interface WrittenLine extends Before {
  line: number;
  from: string;
  before: Before | null;
}

/** What became of a line that was to be taken back. */
export interface UndoneLine {
  line: number;
  /** German sentence: why it was left as it is. */
  remark?: string;
}

interface Redirect extends Before {
  documentId: string;
  from: string;
}

const notAllowed = 'Diese Weiterleitung dürfen Sie nicht ändern.';

/**
 * Takes back what an import wrote: deletes new redirects, and gives changed ones their former target. What somebody has
 * changed since, or what the rules do not allow any more, is left as it is.
 * @param company id of the organisation
 * @param lines in reverse order of the import
 */
export async function undoLines(
  strapi: Core.Strapi,
  checker: PermissionChecker,
  company: number,
  lines: readonly WrittenLine[],
): Promise<UndoneLine[]> {
  const redirects = strapi.documents(redirectUid);
  const updatedBy = currentUser(strapi)?.id;

  const undo = async ({ before }: WrittenLine, row: Redirect): Promise<string | undefined> => {
    const { documentId } = row;
    if (before ? checker.cannot.update(row) : checker.cannot.delete(row)) return notAllowed;
    if (!before) await redirects.delete({ documentId });
    else {
      const data: Record<string, unknown> = { to: before.to, permanent: before.permanent, updatedBy };
      try {
        await redirects.update({ documentId, data });
      } catch (error) {
        if (error instanceof errors.ValidationError) return error.message;
        throw error;
      }
    }
    return undefined;
  };

  return strapi.db.transaction(async () => {
    const rows: Redirect[] = await strapi.db.query(redirectUid).findMany({ where: { company }, populate: ['company'] });
    const existing = indexRedirects(rows);
    const undone: UndoneLine[] = [];
    for (const line of lines) {
      const row = existing.get(line.from);
      const isAsWritten = row?.to === line.to && (row.permanent ?? false) === line.permanent;
      let remark: string | undefined;
      if (!row) remark = 'Seit dem Import gelöscht.';
      else if (isAsWritten) remark = await undo(line, row);
      else remark = `Seit dem Import geändert: führt jetzt zu ${row.to}.`;
      undone.push({ line: line.line, ...(remark && { remark }) });
    }
    return undone;
  });
}
