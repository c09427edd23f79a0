import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffAuth } from '../../staff/staffAuth.server.ts';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { outcomeOf, staffArguments, type StaffService, startStaffService } from '../../testing/staffService.fixture.ts';
import { action as forgottenAction } from './forgottenPassword.route.tsx';
import { action as newPasswordAction, loader as newPasswordLoader } from './newPassword.route.tsx';

let service: StaffService;
let staff: StaffAuth;

beforeEach(async () => {
  service = await startStaffService();
  ({ staff } = service);
});

type Form = Readonly<Record<string, string>>;

const visit = (path: string, form?: Form, language?: string) =>
  staffArguments(staff, requestedSiteFixture(language ? 'rivabella' : 'tabor', language ? { language } : {}), path, {
    form,
  });

const forget = (name: string, language?: string) =>
  outcomeOf(forgottenAction(visit('/auth/vergessen', { name }, language)));

describe('a forgotten password', () => {
  it('is told to the content service with house, language and network', async () => {
    expect(await forget(' anna ')).toMatchObject({ status: 200, data: { outcome: 'sent' } });
    await forget('anna', 'it');
    expect(service.forgotten.asked).toEqual([
      { name: 'anna', company: 'tabor', language: 'de', network: '192.0.2.1' },
      { name: 'anna', company: 'rivabella', language: 'it', network: '192.0.2.1' },
    ]);
  });

  it('is not said to be mailed without a mail server', async () => {
    service.forgotten.mails = false;
    expect(await forget('anna')).toMatchObject({ status: 200, data: { outcome: 'noMails' } });
  });

  it('keeps the name where it is limited, missing, or the content service is down', async () => {
    service.limited.set('anna', 77);
    const limited = await forget('anna');
    expect([limited.status, limited.headers.get('retry-after'), limited.data]).toEqual([
      429,
      '77',
      { outcome: 'tooMany', name: 'anna' },
    ]);
    expect(await forget('  ')).toMatchObject({ status: 400, data: { outcome: 'noName' } });
    staff = { ...staff, access: { ...staff.access, url: 'http://127.0.0.1:9' } };
    expect(await forget('anna')).toMatchObject({ status: 503, data: { outcome: 'unavailable', name: 'anna' } });
  });
});

const renew = (token: string, password: string, repeated = password) =>
  outcomeOf(newPasswordAction(visit(`/auth/passwort?token=${token}`, { password, repeated })));

describe('a new password', () => {
  it('opens the internal area, and the token is in no address that is asked for', async () => {
    service.links.set('v1:aa', { username: 'anna', company: 'tabor' });
    service.requests.length = 0;
    expect(await newPasswordLoader(visit('/auth/passwort?token=v1:aa'))).toEqual({ name: 'anna' });
    const { status, headers } = await renew('v1:aa', 'Holunder-Treppe-7');
    expect([status, headers.get('location')]).toEqual([303, '/intern']);
    expect(headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['__Host-session', '__Host-device']);
    expect(service.clients.at(-1)?.network).toBe('192.0.2.1');
    expect(JSON.stringify(service.requests)).not.toMatch(/v1:aa|Holunder/);
    expect(await renew('v1:aa', 'Holunder-Treppe-7')).toMatchObject({ status: 401, data: { problem: 'oldLink' } });
  });

  it('is rejected where it is short or repeated otherwise, and the link stays', async () => {
    service.links.set('v1:bb', { username: 'anna', company: 'tabor' });
    expect(await renew('v1:bb', 'kurz')).toMatchObject({ status: 400, data: { problem: 'short' } });
    expect(await renew('v1:bb', 'Holunder-Treppe-7', 'x')).toMatchObject({ data: { problem: 'different' } });
    expect(await renew('v1:bb', 'x'.repeat(300))).toMatchObject({ data: { problem: 'long' } });
    expect((await renew('v1:bb', 'Holunder-Treppe-7')).status).toBe(303);
  });

  it('needs a link of this website', async () => {
    service.links.set('v1:cc', { username: 'beat', company: 'bauma' });
    for (const search of ['', '?token=v1:cc', '?token=v1:unknown']) {
      expect(await newPasswordLoader(visit(`/auth/passwort${search}`))).toEqual({ name: undefined });
    }
    expect((await renew('v1:cc', 'Holunder-Treppe-7')).status).toBe(401);
  });
});
