import { hasDrafts } from './content-types.ts';

/** Condition for what visitors see of a type. */
export const published = (uid: string): object => (hasDrafts(uid) ? { publishedAt: { $notNull: true } } : {});

/** Condition for what the forms of a type show. */
export const edited = (uid: string): object => (hasDrafts(uid) ? { publishedAt: { $null: true } } : {});

/** Whether an action can change what visitors see. Writing a draft cannot. */
export function isPublicAction(uid: string, action: string, params: object): boolean {
  if (['delete', 'publish', 'unpublish'].includes(action)) return true;
  if (!['create', 'update', 'clone'].includes(action)) return false;
  return !hasDrafts(uid) || ('status' in params && params.status === 'published');
}
