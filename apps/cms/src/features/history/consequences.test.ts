import { describe, expect, it } from 'vitest';
import { entryPath } from '../../testing/admin.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import { parsed, writtenPages } from './pages.fixture.ts';

const service = runningService();
const { publish, tabor } = writtenPages(service);

describe('unpublishing or deleting an entry', () => {
  it('names what breaks', async () => {
    const person = await tabor('POST', `${entryPath('person')}/actions/publish`, { name: 'Vreni', role: 'Leitung' });
    const vreni = parsed(person).data.documentId;
    const target = await publish('/ziel');
    const copied = 'https://www.tabor.example/ziel/?a=b';
    const text = [
      { type: 'paragraph', children: [{ type: 'link', url: copied, children: [{ type: 'text', text: 'hier' }] }] },
    ];
    const blocks = [
      { __component: 'blocks.text', body: text },
      { __component: 'blocks.people', people: { connect: [{ documentId: vreni }] } },
    ];
    await publish('/', { blocks });
    const frame = { Name: 'Tabor', Nav: [{ name: 'Ziel', link: '/ziel' }] };
    const single = '/content-manager/single-types/plugin::content.konfiguration-tabor';
    expect((await tabor('POST', `${single}/actions/publish`, frame)).status).toBe(200);
    const of = async (id: string, type = 'page') =>
      parsed(await tabor('GET', `/content/consequences/${type}/${id}`)).sentences;
    expect(await of(target)).toEqual([
      'Hierher führen Links, die danach ins Leere gehen: «Tabor» (Website Tabor), «Seite /» (Seiten).',
    ]);
    expect(await of(vreni, 'person')).toEqual(['Der Eintrag fehlt danach auf: «Seite /» (Seiten).']);
    const home = await service.rows('page').findOne({ where: { path: '/' } });
    expect(await of(home.documentId)).toEqual([expect.stringContaining('Startseite von Tabor')]);
    const draft = await tabor('POST', entryPath('page'), { title: 'Entwurf', path: '/ziel' });
    expect(await of(parsed(draft).data.documentId)).toEqual([]);
  });
});
