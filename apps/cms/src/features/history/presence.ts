import type { Core } from '@strapi/strapi';
import { type AdminUser, nameOfUser } from '../../strapi/currentUser.ts';
import { uidOf } from '../../content/content-types.ts';

const uid = uidOf('open-form');

/** The form reports every 15 seconds; one missed report is no absence. */
const expiryMs = 40_000;

/** Notes that a user has an entry open, and returns the names of the others who have. In the database, as processes share it. */
export async function reportOpenForm(strapi: Core.Strapi, entryId: string, user: AdminUser): Promise<string[]> {
  const forms = strapi.db.query(uid);
  const seenAt = new Date().toISOString();
  await forms.deleteMany({ where: { seenAt: { $lt: new Date(Date.now() - expiryMs).toISOString() } } });
  const own = { entryId, userId: user.id };
  const { count } = await forms.updateMany({ where: own, data: { seenAt } });
  if (count === 0) await forms.create({ data: { ...own, name: nameOfUser(user), seenAt } });
  const others: { name: string }[] = await forms.findMany({ where: { entryId, userId: { $ne: user.id } } });
  return [...new Set(others.map(({ name }) => name))];
}
