import { expect, it, vi } from 'vitest';
import { runNightlyChecks } from './nightlyChecks.ts';
import { adminToken } from '../../testing/admin.fixture.ts';
import { stored } from '../../testing/entries.fixture.ts';
import { plainText } from '../../testing/mailServer.fixture.ts';
import { mailing } from '../../testing/mailing.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';

const service = runningService();
const { companyOf, mails } = mailing(service);

it('mails the editors of an organisation once what the nightly checks found, and links that failed twice', async () => {
  const { strapi } = service;
  await adminToken(service, 'redaktion-tabor');
  const dead = 'https://weg.example/';
  const blocks = [dead, 'https://da.example/'].map((link) => {
    return { __component: 'blocks.call-to-action', title: 'Verband', label: 'Zum Verband', link };
  });
  const page = { title: 'Probe', path: '/s/probe', company: companyOf('tabor'), blocks };
  const documentId = await stored(service, 'page', page, { locale: 'de-CH' });
  await service.entries('page').publish({ documentId, locale: 'de-CH' });
  const frame = service.entries('konfiguration-tabor');
  const { documentId: id = '' } = (await frame.findFirst()) ?? {};
  await frame.update({ documentId: id, data: { Nav: [{ name: 'Weg', link: '/gibt-es-nicht' }] }, status: 'published' });

  const night = (day: number) =>
    runNightlyChecks(strapi, new Date(`2026-11-${day}T02:20:00Z`), (link) => Promise.resolve(link === dead));
  await night(20);
  expect(mails.map(({ to }) => to)).toEqual([['redaktion-tabor@haus.example']]);
  expect(plainText(mails[0]?.source)).toMatch(/single-types\/plugin::content\.konfiguration-tabor/);
  expect(plainText(mails[0]?.source)).not.toContain(dead);
  // In another process in the same night: neither a second mail nor a second failure.
  await night(20);
  expect(mails).toHaveLength(1);
  await night(21);
  expect(mails).toHaveLength(2);
  expect(plainText(mails[1]?.source)).toContain(`Der Link zu ${dead} ging in zwei Nächten ins Leere`);
  await night(22);
  expect(mails).toHaveLength(2);

  // This service has no network.
  const warn = vi.spyOn(strapi.log, 'warn').mockImplementation(() => strapi.log);
  for (const day of [23, 24])
    await runNightlyChecks(strapi, new Date(`2026-11-${day}T02:20:00Z`), () => Promise.resolve(true));
  warn.mockRestore();
  expect(mails).toHaveLength(2);
});
