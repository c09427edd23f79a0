import { describe, expect, it } from 'vitest';
import { adminClient, type AdminClient, adminForAll } from '../../../testing/admin.fixture.ts';
import { runningService } from '../../../testing/runningService.fixture.ts';
import { twoHouses } from '../twoHouses.fixture.ts';

const service = runningService();
const idOf = twoHouses(service);

const invited = (key: string): string => `/content/applications/${idOf(key)}/templates/invited`;

async function templateOf(reader: AdminClient, key: string): Promise<unknown> {
  const { text } = await reader('GET', `/content/applications/${idOf(key)}/mails`);
  return (JSON.parse(text) as { templates: { invited: unknown } }).templates.invited;
}

describe('templates of mails', () => {
  const written = { subject: 'Kommen Sie vorbei', text: 'Guten Tag {name}\n\nBis bald!' };
  const hr = adminForAll(service, 'personal-tabor');

  it('are the own ones of a house until it removes them, and of no other house', async () => {
    const group = await adminClient(service, 'personal-gruppe');
    const delivered = await templateOf(hr, 'tabor');
    for (let time = 0; time < 2; time += 1) expect((await hr('PUT', invited('tabor'), written)).status).toBe(200);
    expect(await templateOf(hr, 'tabor')).toEqual({ ...written, own: true });
    expect(await templateOf(group, 'bauma')).toEqual(delivered);
    expect((await hr('DELETE', invited('tabor'), {})).status).toBe(200);
    expect(await templateOf(hr, 'tabor')).toEqual(delivered);
  });

  it('are changed by those alone who may change the application', async () => {
    expect((await hr('PUT', invited('bauma'), written)).status).toBe(404);
    const editor = await adminClient(service, 'redaktion-tabor');
    expect((await editor('PUT', invited('tabor'), written)).status).toBe(403);
  });

  it.each([
    { ...written, text: 'Guten Tag {vorname}' },
    { ...written, subject: ' ' },
    { ...written, text: 'a'.repeat(10_001) },
    { subject: 'Kein Text' },
  ])('are rejected where they cannot be filled in: %#', async (wrong) => {
    expect((await hr('PUT', invited('tabor'), wrong)).status).toBe(400);
    expect(await templateOf(hr, 'tabor')).toMatchObject({ own: false });
  });

  it('exist for the stages that are told', async () => {
    const path = `/content/applications/${idOf('tabor')}/templates/hired`;
    expect((await hr('PUT', path, written)).status).toBe(400);
  });
});
