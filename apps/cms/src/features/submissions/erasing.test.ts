import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adminForAll, entryPath } from '../../testing/admin.fixture.ts';
import { organisations, stored } from '../../testing/entries.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';

const service = runningService();
const companyOf = organisations(service, 'tabor', 'bauma');

/** Creates an application with a file. */
async function createWithFile(key: string, name: string): Promise<{ documentId: string; folder: string }> {
  const folder = createHash('md5').update(name).digest('hex');
  mkdirSync(join(service.dataDirectory, 'private', folder), { recursive: true });
  writeFileSync(join(service.dataDirectory, 'private', folder, 'a'.repeat(32)), 'Lebenslauf');
  const person = { firstName: 'Eva', surname: name, reference: name, key: `to-erase-${name}`, stage: 'invited' };
  const acceptedAt = new Date().toISOString();
  // Longer than a page of the database file.
  const message = `${name} `.repeat(300);
  const times = { acceptedAt, stageChangedAt: acceptedAt };
  const data = { ...person, ...times, message, files: [], folder, company: companyOf(key) };
  const documentId = await stored(service, 'application', data);
  return { documentId, folder };
}

/** Whether the database file still contains a text, in use or not. */
const remains = (text: string): boolean =>
  ['content.db', 'content.db-wal'].some((name) => {
    const file = join(service.dataDirectory, name);
    return existsSync(file) && readFileSync(file, 'latin1').includes(text);
  });

describe('erasure on demand', () => {
  const hr = adminForAll(service, 'personal-tabor');

  it('erases an application of the own organisation with its files, and leaves nothing in the database', async () => {
    const { documentId, folder } = await createWithFile('tabor', 'Auf-Verlangen-1');
    expect(remains('Auf-Verlangen-1')).toBe(true);
    const path = entryPath('application', documentId);
    expect((await hr('DELETE', path, {})).status).toBe(200);
    expect(await service.rows('application').count({ where: { documentId } })).toBe(0);
    expect(existsSync(join(service.dataDirectory, 'private', folder))).toBe(false);
    expect(remains('Auf-Verlangen-1')).toBe(false);
  });

  it('erases several, but none of another organisation', async () => {
    const own = await createWithFile('tabor', 'Auf-Verlangen-2');
    const other = await createWithFile('bauma', 'Auf-Verlangen-3');
    expect((await hr('DELETE', entryPath('application', other.documentId), {})).status).toBe(403);
    const bulk = `${entryPath('application')}/actions/bulkDelete`;
    await hr('POST', bulk, { documentIds: [own.documentId, other.documentId] });
    expect(await service.rows('application').count({ where: { documentId: other.documentId } })).toBe(1);
    expect(existsSync(join(service.dataDirectory, 'private', other.folder))).toBe(true);
    await hr('POST', bulk, { documentIds: [own.documentId] });
    expect(await service.rows('application').count({ where: { documentId: own.documentId } })).toBe(0);
    // Files are erased after the commit, for which the response does not wait.
    await expect.poll(() => existsSync(join(service.dataDirectory, 'private', own.folder))).toBe(false);
    await service.entries('application').delete({ documentId: other.documentId });
  });
});
