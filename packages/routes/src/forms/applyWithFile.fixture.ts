import { readApplication } from '@group/content-client/application/application.schema';
import { formDeskFixture } from './formDesk.fixture.ts';
import type { FormDeskOptions } from './formDesk.server.ts';
import { newStamp } from './formGuard.server.ts';
import { sentForm } from './sentForm.fixture.ts';
import { takeForm } from './takeForm.server.ts';

/** Sends a valid application with one file to a desk of its own, which is closed once `done` has settled. */
export async function applyWithFile(content: Uint8Array, options: Partial<FormDeskOptions>, done?: Promise<unknown>) {
  const desk = formDeskFixture(options);
  const person = { firstName: 'Vera', surname: 'Muster', area: 'care', tel: '079 000 00 00' };
  const body = new FormData();
  const stamp = newStamp(desk.secret, Date.now() - 10_000);
  for (const [name, value] of Object.entries({ ...person, ...stamp })) body.set(name, value);
  body.append('files', new File([Uint8Array.from(content)], 'Lebenslauf.docx'));
  const limits = { maxFiles: 10, maxFileBytes: 10 * 1024 * 1024 };
  const form = { kind: 'application', tenant: 'tabor', language: 'de', limits, read: readApplication } as const;
  try {
    const { data: answer, init } = await takeForm(desk, await sentForm(body), form);
    const { waiting } = (await desk.outbox()).state();
    await done;
    return { status: init?.status, answer, waiting };
  } finally {
    await desk.close();
  }
}
