import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Draft } from '@group/content-client/outbox/draft';
import { openOutbox, type Outbox } from '@group/content-client/outbox/outbox';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compound, docx, heic, odt, pdf, png } from './files.fixture.ts';
import { type FileIntake, type FormLimits, FormRejected, parseMultipart } from './parseMultipart.server.ts';
import { sentForm } from './sentForm.fixture.ts';
import { createUploadCapacity } from './uploadCapacity.server.ts';

const limits: FormLimits = { maxFiles: 3, maxFileBytes: 200_000 };

function formOf(files: readonly (readonly [name: string, content: Uint8Array])[], fields = { surname: 'Müller' }) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, content] of files) form.append('files', new Blob([Uint8Array.from(content)]), name);
  return form;
}

function requestOf(body: BodyInit, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('https://tabor.example/jobs/schnellbewerbung', init);
}

function intakeOf(draft: Draft, maxBytes = 10 ** 9): FileIntake {
  const upload = createUploadCapacity({ maxBytes, maxBytesPerNetwork: maxBytes }).begin('192.0.2.1');
  return { draft, upload, accepts: () => true };
}

/** Its directory points to the wrong place. */
function brokenDocx(): Uint8Array {
  const document = Buffer.from(docx());
  document.writeUInt32LE(1, document.length - 6);
  return document;
}

describe('parseMultipart', () => {
  let directory = '';
  let outbox: Outbox | undefined;

  beforeEach(async () => {
    directory = await temporaryFolder();
    outbox = await openOutbox({ directory, deliver: () => Promise.resolve(), log: () => {} });
  });

  afterEach(async () => {
    await outbox?.close();
  });

  function intake(maxBytes?: number): FileIntake {
    if (!outbox) throw new Error('no outbox');
    return intakeOf(outbox.begin(), maxBytes);
  }
  async function receive(body: BodyInit, headers?: Record<string, string>) {
    const request = body instanceof FormData ? await sentForm(body) : requestOf(body, headers);
    return parseMultipart(request, intake(), limits);
  }

  it('reads fields and files, any name in any script', async () => {
    const { fields, files } = await receive(formOf([['Lebenslauf Ngọc 履歴書 ✓.pdf', await pdf()]]));
    expect(fields).toEqual({ surname: 'Müller' });
    expect(files).toMatchObject([{ name: 'Lebenslauf Ngọc 履歴書 ✓.pdf', type: 'application/pdf' }]);
  });

  it('reads names and words whose letters arrive in two pieces', async () => {
    const sent = new Response(formOf([['Ngọc 履歴書 👋🏽.pdf', await pdf()]]));
    const bytes = new Uint8Array(await sent.arrayBuffer());
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
    const { fields, files } = await receive(body, headers);
    expect(fields).toEqual({ surname: 'Müller' });
    expect(files).toMatchObject([{ name: 'Ngọc 履歴書 👋🏽.pdf' }]);
  });

  it('reads a form without files that was sent as such', async () => {
    const { fields, files } = await receive(new URLSearchParams({ surname: 'O’Brien & Söhne' }));
    expect([fields, files]).toEqual([{ surname: 'O’Brien & Söhne' }, []]);
  });

  it.each([
    ['a PDF', () => pdf(), 'application/pdf'],
    ['a PDF that may not be changed', () => pdf({ ownerPassword: 'x' }), 'application/pdf'],
    [
      'a PDF with a password, which is not recognised without opening the file',
      () => pdf({ userPassword: 'x' }),
      'application/pdf',
    ],
    ['a DOCX', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['an ODT', odt, 'application/vnd.oasis.opendocument.text'],
    ['a DOC', () => compound('WordDocument'), 'application/msword'],
    ['a PDF after a space', async () => Buffer.concat([Buffer.from(' '), await pdf()]), 'application/pdf'],
    [
      "a PDF after a printer's commands",
      async () => Buffer.concat([Buffer.from('\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n'), await pdf()]),
      'application/pdf',
    ],
    ['a PDF after 1020 zero bytes', async () => Buffer.concat([Buffer.alloc(1020), await pdf()]), 'application/pdf'],
    ['a HEIC', heic, 'image/heic'],
    ...['heim', 'heis', 'heix', 'hevc', 'hevm', 'hevs', 'hevx', 'mif1', 'msf1'].map(
      (brand): [string, () => Uint8Array, string] => [`a HEIF of the brand ${brand}`, () => heic(brand), 'image/heic'],
    ),
    ['a PNG', () => png, 'image/png'],
  ])('takes %s, whatever it is called', async (_what, make, type) => {
    const { files } = await receive(formOf([['x.exe', await make()]]));
    expect(files).toMatchObject([{ type }]);
    expect(files[0]).not.toHaveProperty('problem');
  });

  it.each([
    ['an empty file', () => new Uint8Array(), 'empty'],
    ['HTML', () => strToU8('<html><script>alert(1)</script>'), 'kind'],
    ['a picture with scripts', () => strToU8('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'kind'],
    ['a program', () => strToU8('MZ\u0090\u0000\u0003'), 'kind'],
    ['any archive', () => zipSync({ 'a.txt': strToU8('x') }), 'kind'],
    ['a PDF after 1021 bytes', () => strToU8(`${' '.repeat(1021)}%PDF-1.7\n`), 'kind'],
    ['a program before a PDF', () => strToU8('MZ\u0000\u0000%PDF-1.7\n'), 'kind'],
    ['HTML after white space before a PDF', () => strToU8('\n <p>%PDF-1.7\n'), 'kind'],
    ['HTML before a PDF', () => strToU8('<script>alert(1)</script>%PDF-1.7\n'), 'kind'],
    ['a table of Excel', () => compound('Workbook'), 'kind'],
    ['a DOCX with macros', () => docx('', { 'word/vbaProject.bin': strToU8('x') }), 'kind'],
    ['a DOCX whose directory is broken', brokenDocx, 'kind'],
    ['a locked DOCX', () => compound('EncryptedPackage'), 'locked'],
    ['a file that is too large', () => Buffer.concat([png, Buffer.alloc(200_000)]), 'tooLarge'],
  ])('names what is wrong with %s', async (_what, make, problem) => {
    const { files } = await receive(formOf([['lebenslauf.pdf', make()]]));
    expect(files).toMatchObject([{ problem }]);
  });

  it('names the second of two equal files, and what is one too many', async () => {
    const document = docx();
    const twice = await receive(formOf([['a.docx', document], ['b.docx', document]])); // prettier-ignore
    expect(twice.files.map(({ problem }) => problem)).toEqual([undefined, 'duplicate']);
    const many = await receive(formOf([['1', png], ['2', docx()], ['3', odt()], ['4', heic()]])); // prettier-ignore
    expect(many.files.map(({ problem }) => problem)).toEqual([undefined, undefined, undefined, 'tooMany']);
  });

  it('leaves out the empty part of a browser without a chosen file', async () => {
    const { files } = await receive(formOf([['', new Uint8Array()]]));
    expect(files).toEqual([]);
  });

  it('takes no part of a name for a path', async () => {
    const { files } = await receive(formOf([['../../etc/passwd\u0000.png', png]]));
    expect(files[0]?.name).not.toMatch(/[/\\\0]/);
    expect((await readdir(directory)).toSorted()).toContain('files');
  });

  it.each([
    ['Lebenslauf.PNG', 'Lebenslauf.PNG'],
    ['Lebenslauf.png.hta', 'Lebenslauf.png.hta.png'],
    ['C:\\Eigene Dateien\\Foto', 'Foto.png'],
    ['\u202egpj.exe', 'gpj.exe.png'],
    ['\u0000', 'Datei.png'],
    [`${'😀'.repeat(120)}a.png`, `\ufffd${'😀'.repeat(97)}a.png`],
  ])('calls %j %j, as it is a picture', async (given, name) => {
    const { files } = await receive(formOf([[given, png]]));
    expect(files).toMatchObject([{ name }]);
  });

  it('passes on that the disk is full, in the middle of a file', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const draft: Draft = {
      async write(content) {
        for await (const piece of content) if (piece.byteLength > 0) throw full;
        throw new Error('nothing came');
      },
      sync: () => Promise.reject(new Error('not asked')),
      keep: () => {},
      discard: () => Promise.resolve(),
    };
    const large = formOf([['photo.jpg', new Uint8Array(150_000)]]);
    await expect(parseMultipart(requestOf(large), intakeOf(draft), limits)).rejects.toBe(full);
  });

  it.each([
    ['as announced', 150_000, { 'content-length': '999999' }],
    ['as it turns out', 3_000_000, {}],
  ])('keeps the words of a form that is too large, %s', async (_what, bytes, headers) => {
    const sent = new Response(formOf([['photo.jpg', new Uint8Array(bytes)]]));
    const type = { 'content-type': sent.headers.get('content-type') ?? '' };
    // In pieces, as it comes from a network.
    const body = (await sent.blob()).stream();
    await expect(receive(body, { ...type, ...headers })).rejects.toMatchObject({
      status: 413,
      fields: { surname: 'Müller' },
    });
  });

  it('keeps the words alone where files are not wanted, and counts what was dropped', async () => {
    const unwanted = { ...intake(), accepts: () => false };
    const received = await parseMultipart(requestOf(formOf([['a.png', png]])), unwanted, limits);
    expect(received).toEqual({ fields: { surname: 'Müller' }, files: [], fileCount: 1, dropped: true });
  });

  it('writes no byte of a file before the fields that decide about it', async () => {
    const late = new FormData();
    late.append('files', new Blob([Uint8Array.from(png)]), 'a.png');
    late.set('key', 'x');
    const acceptsKey = { ...intake(), accepts: (fields: Readonly<Record<string, string>>) => fields.key === 'x' };
    const { fields, files, dropped } = await parseMultipart(await sentForm(late), acceptsKey, limits);
    expect({ fields, files, dropped }).toEqual({ fields: { key: 'x' }, files: [], dropped: true });
  });

  it('keeps the words, and nothing on the disk, where there is no room for files', async () => {
    const place = join(directory, 'files');
    const draftsNow = async () =>
      (await readdir(place, { recursive: true })).filter((name) => !name.endsWith('.lock')).length;
    const before = await draftsNow();
    const large = formOf([
      ['a.png', Buffer.concat([png, Buffer.alloc(150_000)])],
      ['b.png', Buffer.concat([png, Buffer.alloc(150_000)])],
    ]);
    // The first one fits with what each file counts beside its bytes; the second one does not.
    const crowded = parseMultipart(await sentForm(large), intake(2 * 1024 * 1024), limits);
    await expect(crowded).rejects.toMatchObject({ status: 503, fields: { surname: 'Müller' } });
    expect(await draftsNow()).toBe(before);
  });

  it.each([
    ['no form', () => receive('{"a":1}', { 'content-type': 'application/json' }), 415],
    ['a form without its border', () => receive('x', { 'content-type': 'multipart/form-data' }), 400],
    [
      'more fields than any form has',
      () => receive(new URLSearchParams([...Array(100)].map((_, n) => [`f${n}`, 'x']))),
      413,
    ],
    [
      'fields that are too long together',
      () => receive(new URLSearchParams([...Array(9)].map((_, n) => [`f${n}`, 'x'.repeat(8_000)]))),
      413,
    ],
    ['a field that is too long', () => receive(new URLSearchParams({ message: 'x'.repeat(70_000) })), 413],
    [
      'a form that ends in the middle',
      () =>
        receive('--x\r\nContent-Disposition: form-data; name="files"; filename="a"\r\n\r\nabc', {
          'content-type': 'multipart/form-data; boundary=x',
        }),
      400,
    ],
  ])('rejects %s', async (_what, send, status) => {
    await expect(send()).rejects.toMatchObject({ name: 'FormRejected', status });
  });

  it('reads a part without a name, and drops it', async () => {
    const body = '--x\r\ncontent-disposition: form-data\r\n\r\nabc\r\n--x--\r\n';
    const { fields } = await receive(body, { 'content-type': 'multipart/form-data; boundary=x' });
    expect(fields).toEqual({});
  });

  it('reads or rejects any bytes', { timeout: 120_000 }, async () => {
    const words = [
      '--x',
      '--x--',
      '\r\n',
      '\r\n\r\n',
      '\n',
      ':',
      ';',
      '=',
      '&',
      '%',
      '%00',
      '"',
      '\u0000',
      'files',
      'key',
      '__proto__',
    ];
    const headers = [
      'content-disposition: form-data; name="a"',
      'content-disposition: form-data',
      'content-disposition: form-data; name="files"; filename="a.pdf"',
      "content-disposition: form-data; name*=utf-8''%ff; filename*=x",
      'content-type: text/plain; charset=x-none',
      'content-type: application/octet-stream',
      'content-transfer-encoding: base64',
    ];
    const piece = fc.oneof(fc.constantFrom(...words, ...headers), fc.string({ unit: 'binary', maxLength: 20 }));
    const type = fc.constantFrom('multipart/form-data; boundary=x', 'application/x-www-form-urlencoded');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), type, async (pieces, contentType) => {
        const body = `--x\r\n${pieces.join('')}`;
        const outcome = await receive(body, { 'content-type': contentType }).catch((error: unknown) => error);
        const answered = outcome instanceof FormRejected || (outcome instanceof Object && 'fields' in outcome);
        expect(answered).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
