import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adminForAll, entryPath } from '../../testing/admin.fixture.ts';
import { organisations, stored } from '../../testing/entries.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';

const service = runningService();
const privateFolder = join(service.dataDirectory, 'private/internal-documents');
const collection = entryPath('internal-document');
const companyOf = organisations(service, 'tabor');
const clients = {
  superAdmin: adminForAll(service, 'strapi-super-admin'),
  editor: adminForAll(service, 'redaktion-gruppe'),
  tabor: adminForAll(service, 'redaktion-tabor'),
};
type Person = keyof typeof clients;

interface Stored {
  id: number;
  url: string;
}

async function upload(person: Person): Promise<Stored> {
  const form = new FormData();
  form.append('files', new Blob([`%PDF-1.4 von ${person}`]), 'Dienstplan.pdf');
  const { status, text } = await clients[person]('POST', '/upload/files', form);
  expect(status).toBe(201);
  return JSON.parse(text) as Stored;
}

const documentOf = (file: unknown) => ({
  title: 'Dienstplan',
  company: { connect: [{ documentId: companyOf('tabor') }] },
  upload: file,
});
const save = (person: Person, file: unknown) => clients[person]('POST', collection, documentOf(file));
const inLibrary = async ({ url }: Stored) => (await fetch(service.origin + url)).status;
const copies = () => (existsSync(privateFolder) ? readdirSync(privateFolder) : []);

/** Whose bytes the newest document has. */
async function newestCopy(): Promise<string> {
  const [entry] = await service.rows('internal-document').findMany({ orderBy: { id: 'desc' }, limit: 1 });
  return readFileSync(join(privateFolder, entry?.storedAs), 'utf8');
}

/** A file that belongs to another organisation. */
async function uploadElsewhere(): Promise<Stored> {
  const file = await upload('superAdmin');
  const where = { id: file.id };
  await service.strapi.db.query('plugin::upload.file').update({ where, data: { tenant: 'bauma' } });
  return file;
}

describe('the file of an internal document', () => {
  it('leaves the public library if it was uploaded for the document', async () => {
    const file = await upload('tabor');
    expect((await save('tabor', file)).status).toBe(201);
    expect(await inLibrary(file)).toBe(404);
    expect(await newestCopy()).toBe('%PDF-1.4 von tabor');
  });

  it.each([
    ['a number', (file: Stored): unknown => file.id],
    ['a number as text', (file: Stored): unknown => String(file.id)],
    ['a file', (file: Stored): unknown => file],
    ['a list', (file: Stored): unknown => [file]],
  ])('is rejected if referenced by %s by an editor who cannot read it', async (_how, naming) => {
    const file = await uploadElsewhere();
    const before = copies();
    const { status, text } = await save('tabor', naming(file));
    expect(status).toBe(400);
    expect(text).toContain('Diese Datei gibt es nicht');
    expect(await inLibrary(file)).toBe(200);
    expect(copies()).toEqual(before);
  });

  it('is rejected likewise on an update', async () => {
    const own = await upload('tabor');
    const { text } = await save('tabor', own);
    const { documentId }: { documentId: string } = JSON.parse(text).data;
    const file = await uploadElsewhere();
    expect((await clients.tabor('PUT', `${collection}/${documentId}`, documentOf(file.id))).status).toBe(400);
    expect(await inLibrary(file)).toBe(200);
    expect(await newestCopy()).toBe('%PDF-1.4 von tabor');
  });

  it('is copied if another user uploaded it', async () => {
    const file = await upload('superAdmin');
    expect((await save('editor', file.id)).status).toBe(201);
    expect(await inLibrary(file)).toBe(200);
    expect(await newestCopy()).toBe('%PDF-1.4 von superAdmin');
  });

  it('is copied if an entry references it', async () => {
    const file = await upload('editor');
    const download = { title: 'Hausordnung', company: companyOf('tabor'), file: file.id };
    await stored(service, 'download', download, { locale: 'de-CH' });
    expect((await save('editor', file.id)).status).toBe(201);
    expect(await inLibrary(file)).toBe(200);
  });

  it('is copied if it was uploaded long ago', async () => {
    const file = await upload('editor');
    const data = { createdAt: new Date(Date.now() - 2 * 3_600_000) };
    await service.strapi.db.query('plugin::upload.file').update({ where: { id: file.id }, data });
    expect((await save('editor', file.id)).status).toBe(201);
    expect(await inLibrary(file)).toBe(200);
  });

  it('belongs to one document, which cannot be cloned', async () => {
    const { text } = await save('editor', await upload('editor'));
    const { documentId }: { documentId: string } = JSON.parse(text).data;
    const copy = await clients.editor('POST', `${collection}/clone/${documentId}`, { title: 'Kopie' });
    expect(copy.status).toBe(400);
    expect(copy.text).toContain('nicht duplizieren');
  });

  it('is erased only after the deletion of its document is committed', async () => {
    const { text } = await save('editor', await upload('editor'));
    const { documentId }: { documentId: string } = JSON.parse(text).data;
    const before = copies();
    const rolledBack = service.strapi.db.transaction(async () => {
      await service.entries('internal-document').delete({ documentId });
      throw new Error('no space');
    });
    await expect(rolledBack).rejects.toThrow('no space');
    expect(copies()).toEqual(before);
    await service.entries('internal-document').delete({ documentId });
    expect(copies()).toHaveLength(before.length - 1);
  });
});
