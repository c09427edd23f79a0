import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenants } from '../content/tenants.ts';
import { adminClient, type AdminClient, germanRefusal } from '../testing/admin.fixture.ts';
import { type Service, startService, temporaryDirectory } from '../testing/service.fixture.ts';

interface FolderRow {
  id: number;
  name: string;
  path: string;
  tenant: string | null;
}

interface FileRow {
  id: number;
  name: string;
  tenant: string | null;
  folderPath: string;
  folder: FolderRow | null;
}

const directory = temporaryDirectory();
const holding = 'digallo';
let service: Service;
let group: AdminClient;
const editors = new Map<string, AdminClient>();

/** With EVERY_TENANT=1 those of all organisations try it. */
const keys = tenants
  .map(({ key }) => key)
  .filter((key) => process.env.EVERY_TENANT || ['tabor', 'bauma', holding].includes(key));

const editor = (key: string): AdminClient => {
  const found = editors.get(key);
  if (!found) throw new Error(`no editor of ${key}`);
  return found;
};

const folders = () => service.strapi.db.query('plugin::upload.folder');
const library = () => service.strapi.db.query('plugin::upload.file');

async function uploadFolder(key: string): Promise<FolderRow> {
  const found: FolderRow | null = await folders().findOne({ where: { tenant: key } });
  if (!found) throw new Error(`${key} has no folder`);
  return found;
}

const storedFile = async (id: number): Promise<FileRow> => library().findOne({ where: { id }, populate: ['folder'] });

/** A form with a PDF, as the library sends it. */
function pdf(name: string, folder?: number): FormData {
  const form = new FormData();
  form.append('files', new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }), `${name}.pdf`);
  if (folder !== undefined) form.append('fileInfo', JSON.stringify({ name: `${name}.pdf`, folder }));
  return form;
}

/** Uploads a file by the address of the picker or of the library, which answer in two ways. */
async function upload(client: AdminClient, name: string, folder?: number, path = '/upload'): Promise<FileRow> {
  const answer = await client('POST', path, pdf(name, folder));
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  const [file] = [JSON.parse(answer.text) as { id: number } | { id: number }[]].flat();
  return storedFile(file?.id ?? 0);
}

async function create(client: AdminClient, name: string, parent: number | null): Promise<number> {
  const { text } = await client('POST', '/upload/folders', { name, parent });
  return (JSON.parse(text) as { data: { id: number } }).data.id;
}

const move = (client: AdminClient, fileIds: number[], folderIds: number[], destinationFolderId: number | null) =>
  client('POST', '/upload/actions/bulk-move', { fileIds, folderIds, destinationFolderId });

const everything = async (): Promise<string> =>
  JSON.stringify([
    await folders().findMany({ populate: ['parent'], orderBy: 'id' }),
    await library().findMany({ populate: ['folder'], orderBy: 'id' }),
  ]);

async function restart(): Promise<void> {
  await service.stop();
  service = await startService(directory.path);
}

beforeAll(async () => {
  service = await startService(directory.path);
  group = await adminClient(service, 'redaktion-gruppe');
  for (const key of keys) editors.set(key, await adminClient(service, `redaktion-${key}`));
});

afterAll(async () => {
  await service.stop();
  directory.remove();
});

describe('the upload folders', () => {
  it('are there after the first start, one for each organisation, called as it is', async () => {
    const found: FolderRow[] = await folders().findMany({ orderBy: 'id' });
    expect(found.map(({ name, tenant }) => [tenant, name])).toEqual(tenants.map(({ key, name }) => [key, name]));
  });

  it.each(['/upload', '/upload/files'])('take what editors of an organisation send to %s', async (path) => {
    for (const key of keys) {
      const own = await uploadFolder(key);
      expect(await upload(editor(key), `bild-${key}`, undefined, path)).toMatchObject({
        tenant: key,
        folder: { id: own.id },
        folderPath: own.path,
      });
    }
  });

  it('take what an editor uploads while a folder of the group is open', async () => {
    const ofGroup = await create(group, 'Vorlagen', null);
    const own = await uploadFolder('tabor');
    const [first, second] = [pdf('eins', ofGroup), new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' })];
    first.append('files', second, 'zwei.pdf');
    first.append('fileInfo', JSON.stringify({ name: 'zwei.pdf', folder: null }));
    const { status, text } = await editor('tabor')('POST', '/upload', first);
    expect(status).toBe(201);
    for (const { id } of JSON.parse(text) as { id: number }[]) {
      expect(await storedFile(id)).toMatchObject({ tenant: 'tabor', folder: { id: own.id } });
    }
  });

  it('leave an editor of the group the chosen folder, whose organisation the file belongs to', async () => {
    const ofGroup = await create(group, 'Anlässe', null);
    expect(await upload(group, 'anlass', ofGroup)).toMatchObject({ tenant: null, folder: { id: ofGroup } });
    expect(await upload(group, 'frei')).toMatchObject({ tenant: null, folder: null, folderPath: '/' });
    const own = await uploadFolder('bauma');
    const given = await upload(group, 'fuer-bauma', own.id);
    expect(given).toMatchObject({ tenant: 'bauma', folder: { id: own.id } });
    const moved = await upload(group, 'verschoben');
    expect((await move(group, [moved.id], [], own.id)).status).toBe(200);
    for (const { id } of [given, moved]) expect((await editor('bauma')('GET', `/upload/files/${id}`)).status).toBe(200);
  });
});

describe('the editors of an organisation', () => {
  it.each(keys)('of %s see their folders and those of the group alone', async (key) => {
    const own = await uploadFolder(key);
    const below = await create(group, `Unter ${key}`, own.id);
    const seen = [key, holding].map((each) => tenants.find((tenant) => tenant.key === each)?.name);
    const unseen = tenants.map(({ name }) => name).filter((name) => !seen.includes(name));
    for (const path of ['/upload/folders?pagination[pageSize]=-1', '/upload/folder-structure']) {
      const { status, text } = await editor(key)('GET', path);
      expect(status).toBe(200);
      const names = [...text.matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name);
      expect(names).toEqual(expect.arrayContaining([...seen, `Unter ${key}`, 'Vorlagen']));
      expect(names.filter((name) => unseen.includes(name ?? ''))).toEqual([]);
    }
    for (const other of tenants) {
      const { id } = await uploadFolder(other.key);
      const isSeen = other.key === key || other.key === holding;
      expect([other.key, (await editor(key)('GET', `/upload/folders/${id}`)).status]).toEqual([
        other.key,
        isSeen ? 200 : 404,
      ]);
    }
    expect((await editor(key)('GET', `/upload/folders/${below}`)).status).toBe(200);
  });

  it('make, rename, move and delete folders in their own', async () => {
    const client = editor('tabor');
    const own = await uploadFolder('tabor');
    const [garden, summer] = [await create(client, 'Garten', own.id), await create(client, 'Sommer', own.id)];
    expect((await client('PUT', `/upload/folders/${garden}`, { name: 'Park', parent: own.id })).status).toBe(200);
    const file = await upload(client, 'sommerfest', summer);
    expect(file).toMatchObject({ tenant: 'tabor', folder: { id: summer } });
    expect((await move(client, [file.id], [], garden)).status).toBe(200);
    expect((await move(client, [], [garden], summer)).status).toBe(200);
    expect((await storedFile(file.id)).folderPath).toBe((await folders().findOne({ where: { id: garden } })).path);
    expect((await client('PUT', `/upload/files/${file.id}`, { fileInfo: { folder: own.id } })).status).toBe(200);
    expect((await client('POST', '/upload/actions/bulk-delete', { folderIds: [summer] })).status).toBe(200);
    expect(await folders().count({ where: { id: { $in: [garden, summer] } } })).toBe(0);
  });

  it.each(keys)('cannot touch the folders of others than %s, nor its own upload folder', async (key) => {
    const client = editor(key);
    const own = await uploadFolder(key);
    const file = await upload(client, `eigene-${key}`);
    const mine = await create(client, `Eigener ${key}`, own.id);
    const others = tenants.filter((tenant) => tenant.key !== key && keys.includes(tenant.key));
    const before = await everything();
    for (const other of others) {
      const { id } = await uploadFolder(other.key);
      const withFolder = pdf('ersatz', id);
      const attempts = [
        await client('POST', '/upload/folders', { name: 'Fremd', parent: id }),
        await client('PUT', `/upload/folders/${id}`, { name: 'Umbenannt' }),
        await client('PUT', `/upload/folders/${id}`, { name: 'Verschoben', parent: own.id }),
        await client('PUT', `/upload/folders/${mine}`, { name: `Eigener ${key}`, parent: id }),
        await client('POST', '/upload/actions/bulk-delete', { folderIds: [id] }),
        await client('POST', '/upload/actions/bulk-delete', { fileIds: [file.id], folderIds: [id] }),
        await move(client, [file.id], [], id),
        await move(client, [], [mine], id),
        await move(client, [], [id], own.id),
        await client('PUT', `/upload/files/${file.id}`, { fileInfo: { folder: id } }),
        await client('POST', `/upload?id=${file.id}`, { fileInfo: { folder: id } }),
        await client('POST', `/upload/files/${file.id}/replace`, withFolder),
        await client('POST', '/upload/actions/bulk-update', { updates: [{ id: file.id, fileInfo: { folder: id } }] }),
      ];
      expect([other.key, attempts.map(({ status }) => status)]).toEqual([other.key, attempts.map(() => 403)]);
      expect(attempts.filter(({ text }) => !germanRefusal.test(text))).toEqual([]);
      // What is uploaded while a folder of the group is open goes to the own one.
      if (other.key === holding) continue;
      for (const path of ['/upload', '/upload/files']) {
        expect([other.key, (await client('POST', path, pdf('hinein', id))).status]).toEqual([other.key, 403]);
      }
    }
    const fixed = [
      await client('PUT', `/upload/folders/${own.id}`, { name: 'Umbenannt' }),
      await client('POST', '/upload/actions/bulk-delete', { folderIds: [own.id] }),
      await move(client, [], [own.id], null),
      await move(client, [file.id], [], null),
      await client('POST', '/upload/folders', { name: 'Oben', parent: null }),
    ];
    expect(fixed.map(({ status }) => status)).toEqual(fixed.map(() => 403));
    expect(fixed.filter(({ text }) => !germanRefusal.test(text))).toEqual([]);
    expect(await everything()).toBe(before);
  });

  it('cannot delete a folder of theirs in which something of another organisation lies', async () => {
    const client = editor('tabor');
    const own = await uploadFolder('tabor');
    const mixed = await create(client, 'Gemischt', own.id);
    const { id } = await upload(editor('bauma'), 'von-bauma');
    expect((await move(group, [id], [], mixed)).status).toBe(200);
    const remove = async () => (await client('POST', '/upload/actions/bulk-delete', { folderIds: [mixed] })).status;
    expect(await remove()).toBe(403);
    expect(await library().count({ where: { id } })).toBe(1);
    expect((await move(group, [id], [], null)).status).toBe(200);
    expect(await remove()).toBe(200);
  });

  it('who are authors make no folders, and upload to that of their organisation', async () => {
    const author = await adminClient(service, 'autor-tabor');
    const own = await uploadFolder('tabor');
    expect((await author('POST', '/upload/folders', { name: 'Autor', parent: own.id })).status).toBe(403);
    expect(await upload(author, 'vom-autor')).toMatchObject({ tenant: 'tabor', folder: { id: own.id } });
  });
});

describe('a start', () => {
  it('moves the files of an organisation that are in no folder, each once', async () => {
    const own = await uploadFolder('tabor');
    const file = await upload(group, 'frueher');
    const ofGroup = await upload(group, 'der-gruppe');
    // As it was before there were folders.
    await library().update({ where: { id: file.id }, data: { tenant: 'tabor' } });
    await restart();
    expect(await storedFile(file.id)).toMatchObject({ folder: { id: own.id }, folderPath: own.path });
    expect(await storedFile(ofGroup.id)).toMatchObject({ tenant: null, folder: null });

    group = await adminClient(service, 'redaktion-gruppe', 'strapi-editor');
    expect((await move(group, [file.id], [], null)).status).toBe(200);
    await restart();
    expect(await storedFile(file.id)).toMatchObject({ folder: null, folderPath: '/' });
  });

  it('leaves folders that somebody has renamed or moved, and makes deleted ones again', async () => {
    const [tabor, bauma, geeren] = [
      await uploadFolder('tabor'),
      await uploadFolder('bauma'),
      await uploadFolder('geeren'),
    ];
    const administrator = await adminClient(service, 'strapi-super-admin');
    const houses = await create(administrator, 'Häuser', null);
    const renamed = await administrator('PUT', `/upload/folders/${bauma.id}`, { name: 'Bäretswil' });
    expect([renamed.status, (await move(administrator, [], [tabor.id], houses)).status]).toEqual([200, 200]);
    const deleted = await administrator('POST', '/upload/actions/bulk-delete', { folderIds: [geeren.id] });
    expect(deleted.status).toBe(200);
    await restart();
    expect(await uploadFolder('bauma')).toMatchObject({ id: bauma.id, name: 'Bäretswil' });
    const nested = await uploadFolder('tabor');
    expect(nested).toMatchObject({ id: tabor.id, name: 'Tabor' });
    expect(nested.path).not.toBe(tabor.path);
    expect((await uploadFolder('geeren')).id).not.toBe(geeren.id);
    expect(await folders().count({ where: { tenant: { $notNull: true } } })).toBe(tenants.length);
    const again = await adminClient(service, 'redaktion-tabor', 'autor-tabor');
    expect(await upload(again, 'nach-dem-umzug')).toMatchObject({ folder: { id: tabor.id }, folderPath: nested.path });
  });
});
