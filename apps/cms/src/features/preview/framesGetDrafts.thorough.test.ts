import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { beforeAll, describe, expect, it } from 'vitest';
import { uidOf } from '../../content/content-types.ts';
import { adminClient } from '../../testing/admin.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import type { Service } from '../../testing/service.fixture.ts';

const locales = ['de-CH', 'en', 'it-CH', 'fr-CH'];
const frame = uidOf('konfiguration-rivabella');

const isFrame = (uid: string): uid is typeof frame => uid.startsWith(uidOf('konfiguration-'));

/** Turns the database into one of before frames had drafts: one public row per language, and a schema that says so. */
async function withoutDrafts({ db, contentTypes }: Core.Strapi): Promise<void> {
  // Under this key while the database is sealed against version 1.0.0, see databaseSchema.ts.
  const where = { key: 'content_types' };
  for (const uid of Object.keys(contentTypes).filter(isFrame)) {
    await db.query(uid).deleteMany({ where: { publishedAt: null } });
  }
  const { value } = await db.query('strapi::core-store').findOne({ where });
  const schemas = JSON.parse(value);
  for (const uid of Object.keys(schemas).filter(isFrame)) schemas[uid].options.draftAndPublish = false;
  await db.query('strapi::core-store').update({ where, data: { value: JSON.stringify(schemas) } });
}

const asSites = async (service: Service): Promise<unknown[]> =>
  Promise.all(
    locales.map(
      async (locale) => (await service.get(`/api/konfiguration-rivabella?populate=deep&locale=${locale}`)).body,
    ),
  );

describe('frames of a database from before they had drafts', () => {
  const service = runningService('seeded');
  let before: unknown[] = [];

  beforeAll(async () => {
    before = await asSites(service);
    await withoutDrafts(service.strapi);
    await service.restart();
  });

  it('stay published as they are, with a draft that is the same', async () => {
    expect(JSON.stringify(before)).toContain('Lavora con noi');
    expect(isDeepStrictEqual(await asSites(service), before)).toBe(true);
    const editor = await adminClient(service, 'redaktion-rivabella');
    const form = '/content-manager/single-types/plugin::content.konfiguration-rivabella';
    for (const locale of locales) {
      const where = { locale, publishedAt: null };
      const [draft, ...others] = await service.strapi.db
        .query(frame)
        .findMany({ where, populate: ['Nav', 'metaImage'] });
      expect([locale, others.length, draft?.Nav.length > 0, Boolean(draft?.metaImage)]).toEqual([
        locale,
        0,
        true,
        true,
      ]);
      const { status, text } = await editor('GET', `${form}?locale=${locale}`);
      expect([locale, status, JSON.parse(text).data.status]).toEqual([locale, 200, 'published']);
    }
    const path = `${form}?locale=it-CH`;
    expect((await editor('PUT', path, { Nav: [{ name: 'Casa', link: '/wohnen' }] })).status).toBe(200);
    expect(isDeepStrictEqual(await asSites(service), before)).toBe(true);
    expect((await editor('POST', path.replace('?', '/actions/publish?'), {})).status).toBe(200);
    expect(JSON.stringify(await asSites(service))).toContain('Casa');
  });
});
