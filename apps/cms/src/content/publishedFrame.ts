import type { Core } from '@strapi/strapi';
import { uidOf } from './content-types.ts';
import { published } from './published.ts';

interface Frame {
  email: string | null;
  phone: string | null;
  applicationReplyDays: number | null;
}

/** The published frame of an organisation's website; null without one, as for an organisation that has left. */
export async function publishedFrame(strapi: Core.Strapi, key: string, condition: object = {}): Promise<Frame | null> {
  const uid = uidOf(`konfiguration-${key}`);
  if (!(uid in strapi.contentTypes)) return null;
  return strapi.db.query(uid).findOne({ where: { ...condition, ...published(uid) } });
}
