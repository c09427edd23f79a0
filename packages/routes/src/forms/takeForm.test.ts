// @vitest-environment node
import { readApplication } from '@group/content-client/application/application.schema';
import { afterEach, describe, expect, it } from 'vitest';
import { formDeskFixture } from './formDesk.fixture.ts';
import type { FormDesk } from './formDesk.server.ts';
import { newStamp } from './formGuard.server.ts';
import { sentForm } from './sentForm.fixture.ts';
import { takeForm } from './takeForm.server.ts';

const person = { firstName: 'Vera', surname: 'Muster', area: 'care', tel: '079 000 00 00' };
const desks: FormDesk[] = [];
afterEach(async () => {
  for (const desk of desks.splice(0)) await desk.close();
});

function deskFixture(): FormDesk {
  const desk = formDeskFixture();
  desks.push(desk);
  return desk;
}

const early = () => Date.now() - 10_000;

async function send(desk: FormDesk, fields: Record<string, string>, file?: File) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file) body.append('files', file);
  const limits = { maxFiles: 10, maxFileBytes: 10 * 1024 * 1024 };
  return takeForm(desk, await sentForm(body), {
    kind: 'application',
    tenant: 'tabor',
    language: 'de',
    limits,
    read: readApplication,
  });
}

describe('takeForm', () => {
  it('takes a form over, and the same form once only', async () => {
    const desk = deskFixture();
    const fields = { ...person, ...newStamp(desk.secret, early()) };
    const first = await send(desk, fields);
    expect(first.init?.status).toBe(200);
    expect(first.data.sent).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/);
    expect((await send(desk, fields)).data.sent).toBe(first.data.sent);
    expect((await desk.outbox()).state().waiting).toBe(1);
  });

  it('says what is wrong, keeps what was typed and the key', async () => {
    const desk = deskFixture();
    const stamp = newStamp(desk.secret, early());
    const { init, data } = await send(desk, { ...person, tel: '', ...stamp }, new File(['MZ no document'], 'a.exe'));
    expect(init?.status).toBe(422);
    expect(data).toMatchObject({
      problems: { email: 'emailOrPhone' },
      files: [{ name: 'a.exe', problem: 'kind' }],
      values: { firstName: 'Vera', surname: 'Muster' },
      stamp,
    });
    expect((await desk.outbox()).state().waiting).toBe(0);
  });

  it.each([
    ['a key of its own', { key: '00000000-0000-4000-8000-000000000000', moment: '1.x' }],
    ['no key', {}],
  ])('asks to send again with %s, under a new key', async (_, stamp) => {
    const { init, data } = await send(deskFixture(), { ...person, ...stamp });
    expect(init?.status).toBe(422);
    expect(data).toMatchObject({ trouble: 'again', values: person });
  });

  it('takes thirty of an address in an hour, and keeps the words of the next', async () => {
    const desk = deskFixture();
    for (let sent = 0; sent < 30; sent += 1) {
      const { init } = await send(desk, { ...person, ...newStamp(desk.secret, early()) });
      expect(init?.status).toBe(200);
    }
    const { init, data } = await send(desk, { ...person, ...newStamp(desk.secret, early()) });
    expect(init?.status).toBe(429);
    expect(data).toMatchObject({ trouble: 'tooOften', values: person });
  });

  it('asks one who was quicker than a person to send again, and has kept everything', async () => {
    const desk = deskFixture();
    const stamp = newStamp(desk.secret);
    const { data } = await send(desk, { ...person, ...stamp });
    expect(data).toMatchObject({ trouble: 'again', values: person, stamp });
  });

  it('keeps the words of one that sends far too often', async () => {
    const desk = deskFixture();
    await desk.arrivals.penalty('application ', 300);
    const { init, data } = await send(desk, person, new File(['x'], 'a.pdf'));
    expect([init?.status, data]).toMatchObject([429, { trouble: 'tooOften', values: person }]);
  });

  it('refuses what is no form', async () => {
    const request = new Request('https://tabor.example/', { method: 'POST', body: '{}' });
    const limits = { maxFiles: 1, maxFileBytes: 1 };
    const form = { kind: 'message', tenant: 'tabor', language: 'de', limits, read: readApplication } as const;
    expect((await takeForm(deskFixture(), request, form)).init?.status).toBe(415);
  });
});
