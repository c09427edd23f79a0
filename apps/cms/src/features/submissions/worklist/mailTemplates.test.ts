import { beforeAll, describe, expect, it } from 'vitest';
import { adminToken } from '../../../testing/admin.fixture.ts';
import { runningService } from '../../../testing/runningService.fixture.ts';
import { twoHouses } from '../twoHouses.fixture.ts';

const service = runningService();
const { idOf, request } = twoHouses(service);

const invited = (key: string): string => `/content/applications/${idOf(key)}/templates/invited`;

async function templateOf(reader: string, key: string): Promise<unknown> {
  const { text } = await request(reader, `/content/applications/${idOf(key)}/mails`);
  return (JSON.parse(text) as { templates: { invited: unknown } }).templates.invited;
}

describe('templates of mails', () => {
  const written = { subject: 'Kommen Sie vorbei', text: 'Guten Tag {name}\n\nBis bald!' };
  let token: string;
  beforeAll(async () => {
    token = await adminToken(service, 'personal-tabor', 'templates');
  });

  it('are the own ones of a house until it removes them, and of no other house', async () => {
    const group = await adminToken(service, 'personal-gruppe', 'templates-of-all');
    const delivered = await templateOf(token, 'tabor');
    for (let time = 0; time < 2; time += 1) expect((await request(token, invited('tabor'), written)).status).toBe(200);
    expect(await templateOf(token, 'tabor')).toEqual({ ...written, own: true });
    expect(await templateOf(group, 'bauma')).toEqual(delivered);
    expect((await request(token, invited('tabor'), {}, 'DELETE')).status).toBe(200);
    expect(await templateOf(token, 'tabor')).toEqual(delivered);
  });

  it('are changed by those alone who may change the application', async () => {
    expect((await request(token, invited('bauma'), written)).status).toBe(404);
    const editor = await adminToken(service, 'redaktion-tabor', 'no-templates');
    expect((await request(editor, invited('tabor'), written)).status).toBe(403);
  });

  it.each([
    { ...written, text: 'Guten Tag {vorname}' },
    { ...written, subject: ' ' },
    { ...written, text: 'a'.repeat(10_001) },
    { subject: 'Kein Text' },
  ])('are rejected where they cannot be filled in: %#', async (wrong) => {
    expect((await request(token, invited('tabor'), wrong)).status).toBe(400);
    expect(await templateOf(token, 'tabor')).toMatchObject({ own: false });
  });

  it('exist for the stages that are told', async () => {
    const path = `/content/applications/${idOf('tabor')}/templates/hired`;
    expect((await request(token, path, written)).status).toBe(400);
  });
});
