import { beforeAll } from 'vitest';
import { organisations, stored } from '../../testing/entries.fixture.ts';
import type { RunningService } from '../../testing/runningService.fixture.ts';

export const application = 'plugin::content.application';

/**
 * Tabor and Bauma with an application and a message each, for all tests of a file.
 * @returns the id of a house's application, or of its message by `tabor message`
 */
export function twoHouses(service: RunningService): (name: string) => string {
  const ids = new Map<string, string>();
  const companyOf = organisations(service, 'tabor', 'bauma');

  beforeAll(async () => {
    const acceptedAt = '2026-11-21T08:00:00.000Z';
    for (const key of ['tabor', 'bauma']) {
      const common = { acceptedAt, company: companyOf(key), reference: key };
      const person = { firstName: 'Anna', surname: `Muster-${key}`, stage: 'new', stageChangedAt: acceptedAt };
      const files = { folder: 'f'.repeat(32), files: [{ id: 'e'.repeat(32), name: 'a.pdf', type: '', bytes: 1 }] };
      const hidden = { ...files, privateToken: `c0ffee-${key}`, key: `application-of-${key}` };
      ids.set(key, await stored(service, 'application', { ...common, ...person, ...hidden }));
      const text = { name: `Muster-${key}`, message: 'Guten Tag', stage: 'new', key: `message-of-${key}-00` };
      ids.set(`${key} message`, await stored(service, 'message', { ...common, ...text }));
    }
  });

  return (name) => ids.get(name) ?? '';
}
