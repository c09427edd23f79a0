import { describe, expect, it } from 'vitest';
import { adminClient, type AdminClient, adminForAll, entryPath } from '../../testing/admin.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';

const service = runningService('seeded');

const verdictsIn = ({ text }: { text: string }): string[] =>
  JSON.parse(text).lines.map(({ line, verdict }: { line: number; verdict: string }) => `${line} ${verdict}`);

const stored = (from: string) =>
  service.rows('redirect').findOne({ where: { from }, populate: ['company', 'updatedBy'] });

/** @param checkedAt of the answer that the editor has confirmed */
const send = (client: AdminClient, lines: readonly string[], checkedAt?: string) =>
  client('POST', '/content/redirects/import', { csv: lines.join('\r\n'), checkedAt });

/** What an editor sees is confirmed. */
const importLines = async (client: AdminClient, lines: readonly string[]) =>
  send(client, lines, JSON.parse((await send(client, lines)).text).checkedAt);

describe('redirects from a file', () => {
  const tabor = adminForAll(service, 'redaktion-tabor');

  it('are checked without being written, and written as the editor confirmed them', async () => {
    const lines = ['Alt;Neu', '/Import.html;/wohnen', '/wohnen;/kontakt', 'https://tabor.example/import?id=1;/kontakt'];
    const checked = await send(tabor, lines);
    expect([checked.status, ...verdictsIn(checked)]).toEqual([200, '2 new', '3 rejected', '4 new']);
    expect(JSON.parse(checked.text)).toMatchObject({ count: 2, isWritten: false });
    expect(await stored('/Import.html')).toBeNull();
    const written = await send(tabor, lines, JSON.parse(checked.text).checkedAt);
    expect([...verdictsIn(written), JSON.parse(written.text).isWritten]).toEqual([
      '2 new',
      '3 rejected',
      '4 new',
      true,
    ]);
    expect(await stored('/wohnen')).toBeNull();
    const created = await stored('/Import.html');
    expect(created).toMatchObject({
      to: '/wohnen',
      permanent: true,
      company: { key: 'tabor' },
      updatedBy: { firstname: 'Eva' },
    });
    const history = await tabor('GET', `/content/history/redirect/${created.documentId}`);
    expect(JSON.parse(history.text).versions).toEqual([expect.objectContaining({ kind: 'published', isLive: true })]);
    expect(verdictsIn(await send(tabor, lines))).toEqual(['2 same', '3 rejected', '4 same']);
  });

  it('change an existing redirect only if it still is what the editor saw', async () => {
    const changed = ['/import.html;/kontakt'];
    const checked = JSON.parse((await send(tabor, changed)).text);
    expect(checked.lines).toMatchObject([{ verdict: 'changed', before: '/wohnen' }]);
    const { documentId } = await stored('/Import.html');
    await tabor('PUT', entryPath('redirect', documentId), { to: '/jobs', permanent: false });
    const late = await send(tabor, changed, checked.checkedAt);
    expect(JSON.parse(late.text).lines).toMatchObject([
      { verdict: 'rejected', before: '/jobs', remarks: ['Seit der Prüfung geändert.'] },
    ]);
    expect(await stored('/Import.html')).toMatchObject({ to: '/jobs' });
    await importLines(tabor, changed);
    expect(await stored('/Import.html')).toMatchObject({ documentId, to: '/kontakt', permanent: false });
  });

  it('are written over several transactions', async () => {
    const lines = Array.from({ length: 90 }, (_, number) => `/viele-${number}.html;/wohnen`);
    expect((await importLines(tabor, lines)).status).toBe(200);
    const where = { from: { $startsWith: '/viele-' }, company: { key: 'tabor' } };
    expect(await service.rows('redirect').count({ where })).toBe(90);
  });

  it('are for those who may create redirects, each for the own website', async () => {
    for (const name of ['autor-tabor', 'personal-tabor']) {
      expect((await send(await adminClient(service, name), ['/fremd.html;/wohnen'])).status).toBe(403);
    }
    const whole = ['https://www.tabor.example/fremd.html;/wohnen'];
    const rivabella = await adminClient(service, 'redaktion-rivabella');
    expect(verdictsIn(await importLines(rivabella, whole))).toEqual(['1 rejected']);
    await importLines(rivabella, ['/fremd.html;/wohnen']);
    expect(await stored('/fremd.html')).toMatchObject({ company: { key: 'rivabella' } });
    await service.rows('redirect').deleteMany({ where: { from: '/fremd.html' } });
    const beside = ['/beside.html;/wohnen'];
    for (const role of ['personal-gruppe', 'personal-tabor', 'autor-tabor']) {
      const editor = await adminClient(service, 'redaktion-rivabella', role);
      expect([role, ...verdictsIn(await importLines(editor, whole))]).toEqual([role, '1 rejected']);
      expect((await importLines(editor, beside)).status).toBe(200);
    }
    expect(await stored('/beside.html')).toMatchObject({ company: { key: 'rivabella' } });

    const group = await adminClient(service, 'redaktion-gruppe');
    const unclear = await send(group, ['/fremd.html;/wohnen']);
    expect(unclear).toMatchObject({ status: 400, text: expect.stringContaining('Für welche Website?') });
    expect(verdictsIn(await importLines(group, whole))).toEqual(['1 new']);
    expect(await stored('/fremd.html')).toMatchObject({ to: '/wohnen', company: { key: 'tabor' } });
  });

  it('are rejected with a sentence if the file cannot be read', async () => {
    const binary = await send(tabor, ['PK\0\0']);
    expect(binary).toMatchObject({ status: 400, text: expect.stringContaining('keine CSV-Datei') });
    expect((await tabor('POST', '/content/redirects/import', {})).status).toBe(400);
  });
});
