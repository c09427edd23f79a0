import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '@group/operations/client';
import type { Editor } from '../editor.ts';
import { openSession } from '../login.ts';
import { addStaff } from '../staff.ts';
import { message } from './form.ts';
import { type Place, sendBytes, type FormToken } from './wire.ts';

/** Longer than the minimum time of the spam guard. */
export const reading = 2_100;

/** Opens a form and reads its hidden fields. */
export async function openForm(host: string, port: number): Promise<FormToken> {
  const { body } = await ask({ host, port, path: '/jobs/schnellbewerbung' });
  const value = (name: string): string => {
    const [, found] = new RegExp(`name="${name}"[^>]* value="([^"]+)"`).exec(body) ?? [];
    // Every form would be rejected for it, whatever a row of inputs is about.
    if (!found) throw new Error(`the form has no ${name}`);
    return found;
  };
  return { key: value('key'), moment: value('moment') };
}

/** The id of a tenant's first listed job. */
async function jobOf(host: string, port: number): Promise<string> {
  const { body } = await ask({ host, port, path: '/jobs/offene-stellen' });
  return /offene-stellen\/([a-z\d]{24})/.exec(body)?.[1] ?? '';
}

/**
 * The means of an attacker of Tabor.
 * @param forms number of forms that are opened in advance
 */
export async function securityTestSite(port: number, editor: Editor, forms: number): Promise<Place> {
  const host = `tabor.localhost:${port}`;
  const formTokens: FormToken[] = [];
  // In turn, as a site renders only so many pages at once for one network.
  for (let form = 0; form < forms; form += 1) formTokens.push(await openForm(host, port));
  const member = await addStaff(editor, ['tabor']);
  const cookie = await openSession(member, { tenant: 'tabor', port });
  const foreignJob = await jobOf(`bauma.localhost:${port}`, port);
  const usedFormToken = await openForm(host, port);
  await sleep(reading);
  const place: Place = {
    host,
    cookie,
    foreignJob,
    usedFormToken,
    youngFormToken: await openForm(host, port),
    formToken() {
      const formToken = formTokens.pop();
      if (!formToken) throw new Error('there are more forms than were opened');
      return formToken;
    },
  };
  await sendBytes(port, message({ name: 'Wer zuerst sendet' }, { formToken: () => usedFormToken })(place));
  return { ...place, youngFormToken: await openForm(host, port) };
}
