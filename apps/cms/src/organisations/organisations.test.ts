import { beforeAll, describe, expect, it, vi } from 'vitest';
import { internalTypes, publicTypes, submissionTypes, uidOf } from '../content/content-types.ts';
import { tenants } from '../environment/tenants.ts';
import { adminClient, type AdminClient, adminForAll, entryPath, germanRejection } from '../testing/admin.fixture.ts';
import { organisations } from '../testing/entries.fixture.ts';
import { runningService } from '../testing/runningService.fixture.ts';

type Attribute = Readonly<Record<string, unknown>>;

interface Type {
  info: { singularName: string };
  options: { draftAndPublish: boolean };
  attributes: Readonly<Record<string, Attribute>>;
}

const service = runningService();
const holding = 'digallo';

/** Organisations whose editors try everything: an ordinary one, and the holding. */
const tried = new Set<string>(['tabor', holding]);

/** Those of the trials: with THOROUGH=1 all. */
const among = (some: ReadonlySet<string>): string[] =>
  tenants.map(({ key }) => key).filter((key) => process.env.THOROUGH || some.has(key));

/** Those with entries; each has several neighbours. */
const keys = among(new Set([...tried, 'bauma']));

/** Those whose editors try everything with the others' entries. */
const trying = among(tried);

/** Every type whose entries name their organisation; a new one is tested by itself. */
const types = Object.values<Type>({ ...publicTypes, ...internalTypes }).filter(({ attributes }) => attributes.company);

const administrator = adminForAll(service, 'strapi-super-admin');
const editors = new Map<string, AdminClient>();
const companyOf = organisations(service, ...keys);
/** Document ids by `key type`, and ids of files by key. */
const entries = new Map<string, string>();
const files = new Map<string, number>();

const editor = (key: string): AdminClient => {
  const found = editors.get(key);
  if (!found) throw new Error(`no editor of ${key}`);
  return found;
};
const entryOf = (key: string, type: string): string => entries.get(`${key} ${type}`) ?? '';
const connect = (documentId: string) => ({ connect: [{ documentId }] });

/** The value by which a field of an organisation is recognised in any response. */
const marker = (key: string): string => `geheim-${key}`;

/** Values of which one matches the pattern of a field: addresses first, as a link to a path needs a page. */
const candidates = (name: string) => {
  const word = name.toLowerCase();
  return [`https://${word}.example`, `/${word}`, word, '8000'];
};

/**
 * @param name unique to the organisation, type and field
 */
function sampleValue({ type, required, regex, min, enum: values }: Attribute, key: string, name: string): unknown {
  if (type === 'media') return files.get(key);
  if (!required || type === 'relation') return undefined;
  if (Array.isArray(values)) return values[0];
  if (typeof regex === 'string') return candidates(name).find((value) => new RegExp(regex).test(value));
  if (type === 'integer') return min;
  if (type === 'date') return '2026-01-01';
  if (type === 'datetime') return '2026-01-01T12:00:00.000Z';
  return name;
}

/** The required fields of a type, and a file where it takes one; without the organisation. */
const sample = ({ attributes, info }: Type, key: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) => {
      const value = sampleValue(attribute, key, `${marker(key)}-${info.singularName}-${name}`);
      return value === undefined ? [] : [[name, value]];
    }),
  );

function pdf(name: string): FormData {
  const form = new FormData();
  form.append('files', new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }), `${name}.pdf`);
  return form;
}

async function uploadPdf(client: AdminClient, name: string): Promise<number> {
  const { status, text } = await client('POST', '/upload/files', pdf(name));
  expect(status).toBe(201);
  return (JSON.parse(text) as { id: number }).id;
}

const changeFile = async (client: AdminClient, id: number) => [
  await client('POST', `/upload/files/${id}/replace`, pdf('ersatz')),
  await client('PUT', `/upload/files/${id}`, { fileInfo: { alternativeText: 'Neu' } }),
];

const statusesOf = async (client: AdminClient, id: number) =>
  (await changeFile(client, id)).map(({ status }) => status);

const idIn = (text: string): unknown => {
  const { data } = JSON.parse(text) as { data: { documentId: string } };
  return data.documentId;
};

/** What the panel beside a file says of its uses. */
const usesOf = async (client: AdminClient, id: number | undefined) => {
  const { status, text } = await client('GET', `/content/files/${id}/uses`);
  return { status, ...(JSON.parse(text) as { uses?: object[]; others?: number }) };
};

/** All rows of the types and the files, to show that nothing changed. */
async function everything(): Promise<string> {
  const parts = [];
  for (const { info } of types) {
    const rows = service.rows(info.singularName);
    parts.push(await rows.findMany({ populate: ['company'], orderBy: 'id' }));
  }
  for (const key of keys) parts.push(await service.strapi.db.query(uidOf(`konfiguration-${key}`)).findMany());
  parts.push(await service.strapi.db.query('plugin::upload.file').findMany({ orderBy: 'id' }));
  return JSON.stringify(parts);
}

beforeAll(async () => {
  vi.stubEnv('CONTENT_PREVIEW_SECRET', 'a-secret-of-at-least-32-characters');
  for (const key of keys) {
    editors.set(key, await adminClient(service, `redaktion-${key}`));
  }
});

describe('the editors of each organisation', () => {
  it.each(keys)('write and publish every type for %s, to which new entries belong by themselves', async (key) => {
    const request = editor(key);
    const file = await uploadPdf(request, marker(key));
    files.set(key, file);
    for (const type of types) {
      const name = type.info.singularName;
      // The file of an internal document leaves the library.
      if (name === 'internal-document') files.set(key, await uploadPdf(request, 'intern'));
      const created = await request('POST', entryPath(name), sample(type, key));
      files.set(key, file);
      expect([name, created.status, created.text]).toEqual([name, 201, expect.any(String)]);
      const id = String(idIn(created.text));
      entries.set(`${key} ${name}`, id);
      const stored = await service.rows(name).findOne({ where: { documentId: id }, populate: ['company'] });
      expect([name, stored.company?.key]).toEqual([name, key]);
      if (!type.options.draftAndPublish) continue;
      const published = await request('POST', `${entryPath(name, id)}/actions/publish`, {});
      expect([name, published.status, published.text]).toEqual([name, 200, expect.any(String)]);
    }
    const frame = `/content-manager/single-types/plugin::content.konfiguration-${key}`;
    expect(await request('PUT', frame, { Name: marker(key) })).toMatchObject({ status: 200 });
    expect(await request('POST', `${frame}/actions/publish`, {})).toMatchObject({ status: 200 });
  });

  it.each(trying)('see nothing of another organisation than %s in lists, search, filters and media', async (key) => {
    const request = editor(key);
    const others = new RegExp(
      keys
        .filter((other) => other !== key)
        .map(marker)
        .join('|'),
    );
    const withoutHolding = new RegExp(
      keys
        .filter((other) => other !== key && other !== holding)
        .map((other) => `${marker(other)}[-."/]`)
        .join('|'),
    );
    for (const { info, options } of types) {
      const list = entryPath(info.singularName);
      const own = await request('GET', `${list}?pageSize=100`);
      expect([info.singularName, own.status]).toEqual([info.singularName, 200]);
      expect(own.text).toContain(entryOf(key, info.singularName));
      const status = options.draftAndPublish ? '&status=published' : '';
      const queries = ['_q=geheim', 'filters[company][key][$ne]=x', 'sort=company.key:DESC', 'locale=fr-CH'];
      for (const query of queries.slice(0, tried.has(key) ? 4 : 1)) {
        const answer = await request('GET', `${list}?pageSize=100&${query}${status}`);
        expect([info.singularName, query, answer.text.match(others)]).toEqual([info.singularName, query, null]);
      }
    }
    const media = await request('GET', '/content/files?limit=1000&search=geheim');
    expect(media.text).toContain(marker(key));
    expect(media.text.match(withoutHolding)).toBeNull();
    const overview = await request('GET', '/content-manager/homepage/recent-documents?action=update');
    expect(overview.text.match(others)).toBeNull();
    const totals = await request('GET', '/content-manager/homepage/count-documents');
    expect(totals).toMatchObject({ status: 200, text: '{"data":{}}' });
  });

  it.each(trying.map((key) => [key, keys.indexOf(key)] as const))(
    'can neither read nor change an entry of another than %s',
    async (key, index) => {
      const request = editor(key);
      const before = await everything();
      const others = keys.filter((other) => other !== key);
      const pairs = types.flatMap((type, turn) =>
        others.map((other, place) => ({ type, other, isTurn: place === (index + turn) % others.length })),
      );
      // Another organisation for each type; with THOROUGH=1 all for each.
      for (const { type, other, isTurn } of pairs.filter((pair) => pair.isTurn || process.env.THOROUGH)) {
        const name = type.info.singularName;
        const id = entryOf(other, name);
        const [path, list] = [entryPath(name, id), entryPath(name)];
        const change = sample(type, key);
        const simple: [method: string, path: string, body?: object][] = [
          ['GET', path],
          ['PUT', path, change],
          ['POST', `${path}/actions/publish`, change],
          ['DELETE', path],
          ['POST', `${list}/actions/bulkDelete`, { documentIds: [id] }],
        ];
        const further: typeof simple = [
          ['GET', `${path}?locale=fr-CH`],
          ['GET', `${path}?status=published`],
          ['GET', `/content/preview/${name}/${id}`],
          ['GET', `/content-manager/relations/plugin::content.${name}/company?id=${id}`],
          ['GET', `/content-manager/relations/plugin::content.${name}/${id}/company`],
          ['GET', `${path}/actions/countDraftRelations`],
          ['PUT', `${path}?locale=en`, change],
          ['POST', `${path}/actions/unpublish`, {}],
          ['POST', `${path}/actions/discard`, {}],
          ['POST', `${list}/clone/${id}`, change],
          ['POST', `${list}/auto-clone/${id}`, {}],
          ['POST', `${list}/clone/${entryOf(key, name)}`, { ...change, company: connect(companyOf(other)) }],
          ['POST', `${list}/actions/bulkPublish`, { documentIds: [id] }],
          ['POST', `${list}/actions/bulkUnpublish`, { documentIds: [id] }],
          ['POST', list, { ...change, company: connect(companyOf(other)) }],
          ['POST', `${list}/actions/publish`, { ...change, company: connect(companyOf(other)) }],
        ];
        // What a request may do does not depend on who the organisation is, but for the holding's reach.
        const isWhole = isTurn && (key !== holding || process.env.THOROUGH);
        for (const [method, attempted, body] of isWhole ? [...simple, ...further] : simple) {
          const { status, text } = await request(method, attempted, body);
          expect([method, attempted, status >= 400 && status < 500, text]).toEqual([
            method,
            attempted,
            true,
            expect.not.stringContaining(marker(other)),
          ]);
          // What is below /content answers the admin's own parts, which have sentences of their own.
          const isShown = !attempted.startsWith('/content/');
          expect([method, attempted, !isShown || germanRejection.test(text) || text]).toEqual([
            method,
            attempted,
            true,
          ]);
        }
      }
      const frame = `/content-manager/single-types/plugin::content.konfiguration-${keys[(index + 1) % keys.length]}`;
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const { status } = await request(method, frame, method === 'PUT' ? { Name: key } : undefined);
        expect([method, frame, status]).toEqual([method, frame, 403]);
      }
      for (const action of ['publish', 'unpublish', 'discard']) {
        const { status } = await request('POST', `${frame}/actions/${action}`, {});
        expect([action, frame, status]).toEqual([action, frame, 403]);
      }
      expect(await everything()).toBe(before);
    },
    // All pairs are 1,500 requests, which take 20 seconds, or more than a minute beside other tests.
    process.env.THOROUGH ? 300_000 : undefined,
  );

  it('are told that what has no drafts is live as it is saved', async () => {
    const withoutDrafts = types.filter(({ options }) => !options.draftAndPublish);
    expect(withoutDrafts).not.toEqual([]);
    for (const { info } of withoutDrafts) {
      const [list, id] = [entryPath(info.singularName), entryOf('tabor', info.singularName)];
      for (const action of [`${id}/actions/publish`, `${id}/actions/unpublish`, `${id}/actions/discard`]) {
        const { status, text } = await administrator('POST', `${list}/${action}`, {});
        expect([action, status, text]).toEqual([action, 400, expect.stringContaining('haben keine Entwürfe')]);
      }
      const many = await administrator('POST', `${list}/actions/bulkPublish`, { documentIds: [id] });
      expect(many.status).toBe(400);
    }
  });

  it.each([
    ['a NUL byte', ['a\u0000b']],
    ['300 characters', ['x'.repeat(300)]],
    ['a fraction', [1.5]],
    ['an object', [{}]],
    ['a text', 'x'],
    ['nothing', null],
    ['40,000 names', Array.from({ length: 40_000 }, (_, index) => `a${index}`)],
  ])('get 400 for a selection of entries that names none: %s', async (_, documentIds) => {
    for (const action of ['bulkDelete', 'bulkPublish', 'bulkUnpublish']) {
      const { status, text } = await administrator('POST', `${entryPath('page')}/actions/${action}`, { documentIds });
      expect([action, status, text]).toEqual([action, 400, expect.stringMatching(germanRejection)]);
    }
  });

  it.each(['abc', -1, 1.5, 2 ** 40])('get 400 for a number of a file that names none: %s', async (id) => {
    for (const client of [editor('tabor'), administrator]) {
      const { status, text } = await client('DELETE', `/upload/files/${id}`);
      expect([status, text]).toEqual([400, expect.stringMatching(germanRejection)]);
    }
  });

  it('do not see to what applications refer', async () => {
    const relations = '/content-manager/relations/plugin::content.application';
    for (const path of [`${relations}/company`, `${relations}/job`, `${relations}/abc/company`]) {
      const { status, text } = await editor('tabor')('GET', path);
      expect([path, status, text]).toEqual([path, 403, expect.stringMatching(germanRejection)]);
    }
  });

  it('find what all languages share in the form of a new one', async () => {
    const { status, text } = await editor('tabor')(
      'GET',
      `${entryPath('article', entryOf('tabor', 'article'))}?locale=fr-CH`,
    );
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ data: {}, meta: { availableLocales: [{ date: '2026-01-01' }] } });
  });

  it('cannot move an entry to another organisation', async () => {
    const request = editor('tabor');
    for (const { info } of types) {
      const path = entryPath(info.singularName, entryOf('tabor', info.singularName));
      const { status } = await request('PUT', path, { company: connect(companyOf('bauma')) });
      expect([info.singularName, [200, 400]]).toEqual([info.singularName, expect.arrayContaining([status])]);
      const where = { documentId: entryOf('tabor', info.singularName) };
      const stored = await service.rows(info.singularName).findOne({ where, populate: ['company'] });
      expect([info.singularName, stored.company?.key]).toEqual([info.singularName, 'tabor']);
    }
  });

  it('reference entries and files of their organisation and the holding only', async () => {
    const request = editor('tabor');
    const path = entryPath('page', entryOf('tabor', 'page'));
    const block = (type: string, relation: string, key: string) => ({
      blocks: [
        {
          __component: `blocks.${type}`,
          [relation]: connect(entryOf(key, relation === 'people' ? 'person' : 'download')),
        },
      ],
    });
    for (const [key, expected] of [
      ['tabor', 200],
      [holding, 200],
      ['bauma', 403],
    ] as const) {
      expect((await request('PUT', path, block('people', 'people', key))).status).toBe(expected);
      expect((await request('PUT', path, block('downloads', 'downloads', key))).status).toBe(expected);
      const file = { title: 'Mit Datei', file: files.get(key) };
      expect((await request('POST', entryPath('download'), file)).status).toBe(expected === 200 ? 201 : 403);
    }
    for (const [relation, component] of [
      ['people', 'people'],
      ['downloads', 'downloads'],
    ]) {
      const { text } = await request('GET', `/content-manager/relations/blocks.${component}/${relation}?pageSize=100`);
      const { results } = JSON.parse(text) as { results: object[] };
      const seen = JSON.stringify(results);
      expect([relation, seen.includes(marker('tabor')), seen.includes(marker(holding))]).toEqual([
        relation,
        true,
        true,
      ]);
      expect([relation, seen.includes(marker('bauma'))]).toEqual([relation, false]);
    }
  });

  it('replace, describe and delete files of their organisation only', async () => {
    const ofGroup = await uploadPdf(administrator, 'der-gruppe');
    const before = await everything();
    const request = editor('tabor');
    for (const id of [files.get('bauma') ?? 0, files.get(holding) ?? 0, ofGroup]) {
      const attempts = [...(await changeFile(request, id)), await request('DELETE', `/upload/files/${id}`)];
      expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
    expect(await everything()).toBe(before);

    const own = files.get('tabor');
    expect((await request('PUT', `/upload/files/${own}`, { fileInfo: { caption: 'Neu' } })).status).toBe(200);
    const unused = await uploadPdf(request, 'unbenutzt');
    expect((await request('DELETE', `/upload/files/${unused}`)).status).toBe(200);
  });

  it.each([
    ['GET', '/upload/files'],
    ['GET', '/upload/files/1'],
    ['GET', '/upload/folders'],
    ['POST', '/upload'],
    ['POST', '/upload/folders'],
    ['POST', '/upload/actions/bulk-delete'],
    ['POST', '/upload/actions/bulk-update'],
    ['POST', '/upload/actions/upload-from-urls'],
    ['PUT', '/upload/settings'],
  ])('have no route of Strapi’s library that the admin does not use: %s %s', async (method, path) => {
    expect((await administrator(method, path, method === 'GET' ? undefined : {})).status).toBeOneOf([404, 405]);
  });

  it('see which entries use a file, and delete none that one uses', async () => {
    const request = editor('tabor');
    const own = files.get('tabor') ?? 0;
    const download = { type: 'Dokumente', house: 'Tabor', path: expect.stringContaining('plugin::content.download/') };
    const { uses } = await usesOf(request, own);
    expect(uses).toEqual(
      expect.arrayContaining([
        { ...download, title: `${marker('tabor')}-download-title`, live: true },
        { ...download, title: 'Mit Datei', live: false },
      ]),
    );
    // The holding's file: the entry of Tabor by its name, those of the holding as a number.
    const ofHolding = await usesOf(request, files.get(holding));
    expect(ofHolding).toMatchObject({ uses: [{ house: 'Tabor', title: 'Mit Datei' }], others: expect.any(Number) });
    expect(ofHolding.others).toBeGreaterThan(0);
    expect(await usesOf(request, files.get('bauma'))).toEqual({ status: 404 });

    const deleted = await request('DELETE', `/upload/files/${own}`);
    expect(deleted.status).toBe(400);
    expect(deleted.text).toMatch(
      /Noch verwendet von «geheim-tabor-page-title» \(Seiten, Tabor, live\), .* und \d weiteren/,
    );
    expect(await service.strapi.db.query('plugin::upload.file').count({ where: { id: own } })).toBe(1);
  });

  it('delete their own entries', async () => {
    const request = editor(holding);
    for (const { info } of types) {
      const { status } = await request('DELETE', entryPath(info.singularName, entryOf(holding, info.singularName)));
      expect([info.singularName, status]).toEqual([info.singularName, 200]);
    }
  });

  it('see no numbers of what all organisations have', async () => {
    for (const path of ['/admin/homepage/key-statistics', '/admin/homepage/Key-Statistics/']) {
      expect((await editor('tabor')('GET', path)).text).toBe('{"data":null}');
    }
  });

  it('see no submissions', async () => {
    for (const name of Object.keys(submissionTypes)) {
      expect((await editor('tabor')('GET', entryPath(name))).status).toBe(403);
    }
  });
});

const download = (key: string, file: number) => ({ title: 'Taxordnung', file, company: connect(companyOf(key)) });

describe('a file that several organisations use', () => {
  const group = adminForAll(service, 'redaktion-gruppe');

  it('stays the group’s if the group has uploaded it, also when organisations use it', async () => {
    const file = await uploadPdf(group, 'fuer-alle');
    for (const key of ['bauma', 'tabor']) {
      expect((await editor(key)('POST', entryPath('download'), download(key, file))).status).toBe(201);
    }
    for (const key of keys) {
      expect((await usesOf(editor(key), file)).status).toBe(200);
      expect((await editor(key)('GET', '/content/files?search=fuer-alle')).text).toContain('fuer-alle.pdf');
      expect([key, await statusesOf(editor(key), file)]).toEqual([key, [403, 403]]);
    }
    expect(await statusesOf(group, file)).toEqual([200, 200]);
  });

  it('is replaced and described by the group alone if it is of an organisation, and entries of others use it', async () => {
    const [tabor, file] = [editor('tabor'), await uploadPdf(editor('tabor'), 'von-tabor')];
    expect((await tabor('POST', entryPath('download'), download('tabor', file))).status).toBe(201);
    expect(await statusesOf(tabor, file)).toEqual([200, 200]);
    expect((await group('POST', entryPath('download'), download('bauma', file))).status).toBe(201);
    const before = await everything();
    for (const { status, text } of await changeFile(tabor, file)) {
      expect([status, text]).toEqual([400, expect.stringMatching(/andere Betriebe, in einem Eintrag\. Bitte laden/)]);
    }
    expect((await tabor('DELETE', `/upload/files/${file}`)).status).toBe(400);
    expect(await everything()).toBe(before);
    expect(await statusesOf(group, file)).toEqual([200, 200]);
  });
});

describe('the editors of the group', () => {
  it('write for every organisation, and move entries between them', async () => {
    const group = await adminClient(service, 'redaktion-gruppe', 'personal-gruppe');
    const path = entryPath('article', entryOf('bauma', 'article'));
    expect((await group('PUT', path, { company: connect(companyOf(holding)) })).status).toBe(200);
    expect((await group('POST', `${path}/actions/publish`, {})).status).toBe(200);
    expect((await editor(holding)('GET', path)).status).toBe(200);
  });
});

describe('users with roles in several organisations', () => {
  const list = entryPath('redirect');
  /** Creates a redirect, which is live at once; the status, and of whom it is. */
  async function redirect(request: AdminClient, from: string, key?: string) {
    const company = key && { company: connect(companyOf(key)) };
    const { status } = await request('POST', list, { from, to: 'https://www.admin.ch', ...company });
    const stored = await service.rows('redirect').findOne({ where: { from }, populate: ['company'] });
    return [status, stored?.company.key];
  }

  it.each(['personal-gruppe', 'personal-bauma'])('edit in their house alone with the role %s beside', async (hr) => {
    const request = await adminClient(service, 'redaktion-tabor', hr);
    const before = await everything();
    expect(await redirect(request, `/${hr}`, 'bauma')).toEqual([403, undefined]);
    for (const type of types.filter(({ options }) => !options.draftAndPublish)) {
      const ofBauma = { ...sample(type, 'tabor'), company: connect(companyOf('bauma')) };
      const { status } = await request('POST', entryPath(type.info.singularName), ofBauma);
      expect([type.info.singularName, status]).toEqual([type.info.singularName, expect.toBeOneOf([400, 403])]);
    }
    const foreign = entryPath('redirect', entryOf('bauma', 'redirect'));
    expect((await request('PUT', foreign, { to: '/' })).status).toBe(403);
    expect((await request('GET', foreign)).status).toBe(403);
    expect(await everything()).toBe(before);
    expect(await redirect(request, `/${hr}`)).toEqual([201, 'tabor']);
    // HR's right to the names of houses is none to choose one.
    const { text } = await request('GET', '/content-manager/relations/plugin::content.redirect/company?pageSize=100');
    expect([text.includes('"Haus tabor"'), text.includes('"Haus bauma"')]).toEqual([true, false]);
    const names = await request('GET', '/content-manager/relations/plugin::content.visit/company?pageSize=100');
    expect(names.text).toContain('"Haus bauma"');
  });

  it('publish where they are editors, not where they are authors', async () => {
    const request = await adminClient(service, 'autor-tabor', 'redaktion-bauma');
    expect(await redirect(request, '/beide', 'tabor')).toEqual([403, undefined]);
    expect(await redirect(request, '/beide')).toEqual([201, 'bauma']);
    const draft = { title: 'Vorschlag', path: '/beide' };
    for (const [key, status] of [
      ['tabor', 403],
      ['bauma', 200],
    ] as const) {
      const created = await request('POST', entryPath('page'), { ...draft, company: connect(companyOf(key)) });
      expect(created).toMatchObject({ status: 201 });
      const path = entryPath('page', String(idIn(created.text)));
      expect([key, (await request('POST', `${path}/actions/publish`, {})).status]).toEqual([key, status]);
    }
    expect(await statusesOf(request, await uploadPdf(editor('tabor'), 'autor'))).toEqual([403, 403]);
    expect(await statusesOf(request, await uploadPdf(editor('bauma'), 'redaktion'))).toEqual([200, 200]);
  });

  it('have no limit with a role that administrators made', async () => {
    const role = { code: 'aushilfe', name: 'Aushilfe', description: '' };
    await service.strapi.service('admin::role')?.create(role);
    const request = await adminClient(service, 'redaktion-tabor', role.code);
    expect(await redirect(request, '/aushilfe', 'bauma')).toEqual([201, 'bauma']);
  });
});

describe('the role of authors', () => {
  const code = 'autor-tabor';

  it('writes drafts, and changes nothing that visitors or employees see', async () => {
    const author = await adminClient(service, code);
    const before = await everything();
    for (const type of types) {
      const name = type.info.singularName;
      const path = entryPath(name, entryOf('tabor', name));
      const company = connect(companyOf('tabor'));
      const attempts = [
        await author('POST', `${path}/actions/publish`, {}),
        await author('POST', `${path}/actions/unpublish`, {}),
        await author('DELETE', path),
        await author('POST', `${entryPath(name)}/actions/publish`, { ...sample(type, 'tabor'), company }),
        await author('POST', `${entryPath(name)}/actions/bulkPublish`, { documentIds: [entryOf('tabor', name)] }),
        ...(type.options.draftAndPublish ? [] : [await author('POST', entryPath(name), sample(type, 'tabor'))]),
      ];
      expect([name, attempts.map(({ status }) => status)]).toEqual([name, attempts.map(() => 403)]);
    }
    expect(await everything()).toBe(before);
    const draft = { title: 'Vorschlag', path: `/${code}` };
    const created = await author('POST', entryPath('page'), { ...draft, company: connect(companyOf('tabor')) });
    expect(created).toMatchObject({ status: 201 });
    const path = entryPath('page', String(idIn(created.text)));
    expect((await author('PUT', path, { title: 'Besserer Vorschlag' })).status).toBe(200);
    expect((await author('POST', `${path}/actions/publish`, {})).status).toBe(403);
    expect((await editor('tabor')('POST', `${path}/actions/publish`, {})).status).toBe(200);
    // Published now, so the author cannot take it off the website either.
    expect((await author('DELETE', path)).status).toBe(403);
  });
});
