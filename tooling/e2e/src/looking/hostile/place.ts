import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { knownSites } from '../../stack/stack.ts';
import { ask } from '../ask.ts';
import type { Editor } from '../editor.ts';
import { openSession } from '../login.ts';
import { addStaff } from '../staff.ts';
import { message } from './form.ts';
import { type Place, sendBytes, type Stamp } from './wire.ts';

/** Longer than a person needs at least for a form, in milliseconds. */
export const reading = 2_100;

/** Opens a form as a visitor does, and reads its hidden fields. */
export async function openForm(host: string, port: number): Promise<Stamp> {
  const { body } = await ask({ host, port, path: '/jobs/schnellbewerbung' });
  const value = (name: string): string => new RegExp(`name="${name}"[^>]* value="([^"]+)"`).exec(body)?.[1] ?? '';
  return { key: value('key'), moment: value('moment') };
}

/** A job of a tenant, as its list shows it. */
async function jobOf(host: string, port: number): Promise<string> {
  const { body } = await ask({ host, port, path: '/jobs/offene-stellen' });
  return /offene-stellen\/([a-z\d]{24})/.exec(body)?.[1] ?? '';
}

/**
 * What an attacker of Tabor may have got hold of.
 * @param forms how many are opened beforehand
 */
export async function hostilePlace(port: number, editor: Editor, forms: number): Promise<Place> {
  const host = `tabor.localhost:${port}`;
  const stamps = await Promise.all(Array.from({ length: forms }, () => openForm(host, port)));
  const member = await addStaff(editor, ['tabor']);
  const cookie = await openSession(member, { tenant: 'tabor', port });
  const foreignJob = await jobOf(`bauma.localhost:${port}`, port);
  const usedStamp = await openForm(host, port);
  await sleep(reading);
  const { CONTENT_WEBHOOK_SECRET: secret } = knownSites(port).secrets;
  const place: Place = {
    host,
    cookie,
    foreignJob,
    usedStamp,
    youngStamp: await openForm(host, port),
    stamp() {
      const stamp = stamps.pop();
      if (!stamp) throw new Error('there are more forms than were opened');
      return stamp;
    },
    sign: (time, body) => `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`,
  };
  await sendBytes(port, message({ name: 'Wer zuerst sendet' }, { stamp: () => usedStamp })(place));
  return { ...place, youngStamp: await openForm(host, port) };
}
