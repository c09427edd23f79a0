import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import { type FileLimits, maxReadFactor } from '@group/content-client/contract/submissions/files';
import type { Draft, WrittenFile } from '@group/content-client/outbox/draft';
import { fileKind, type FileProblem, unpackingAllowance } from './fileKinds.server.ts';
import { fileName, noName, withEnding } from './fileName.server.ts';
import type { Upload } from './uploadCapacity.server.ts';

/** Limits of one form. */
export interface FormLimits extends FileLimits {
  /** A request that sends nothing for this long is aborted; a phone that loses its connection in a tunnel needs less. */
  idleTimeoutMs?: number;
}

/** Where the files of a form go. */
export interface FileIntake {
  draft: Draft;
  upload: Upload;
  /** Whether files are wanted, by the fields that came before the first of them. Others are read and dropped. */
  wants(fields: Readonly<Record<string, string>>): boolean;
}

export interface ReceivedFile extends WrittenFile {
  /** As the visitor's device calls it, without control characters. */
  name: string;
  /** Media type of its content; empty where it cannot be taken. */
  type: string;
  problem?: FileProblem;
}

export interface ReceivedForm {
  fields: Record<string, string>;
  files: ReceivedFile[];
  /** How many files the visitor has chosen, taken in or dropped. */
  filesCame: number;
  /** Files were not wanted, and have been dropped. */
  dropped: boolean;
}

/**
 * The request is no form, or larger than any form of ours, or there is no room for its files just now. `status` is the
 * answer: 400, 408, 413, 415 or 503.
 */
export class FormRefused extends Error {
  override name = 'FormRefused';
  readonly status: number;
  /** What had been read until then. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

/** Of all fields together with their names, in bytes: more than any of our forms needs. */
const maxFieldBytes = 64 * 1024;
const maxFields = 60;

const defaultIdleTimeoutMs = 60_000;

/** What each file counts beside its bytes: it takes memory and work too. */
const fileOverheadBytes = 1024 * 1024;

function parserFor(request: Request, { maxFiles, maxFileBytes }: FormLimits) {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
    throw new FormRefused(415, 'not a form');
  const limits = {
    fields: maxFields + 1,
    fieldNameSize: 100,
    fieldSize: maxFieldBytes,
    files: maxFiles + 1,
    fileSize: maxFileBytes + 1,
    parts: maxFields + maxFiles + 2,
    headerPairs: 50,
  };
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    throw new FormRefused(400, 'a form without a border');
  }
}

/** @param mostBytes after which it is broken off */
function bodyOf(request: Request, mostBytes: number, idleTimeoutMs: number): Readable {
  if (!(request.body instanceof ReadableStream)) throw new FormRefused(400, 'no body');
  // Not `Readable.from`, which waits for the next piece before it can be destroyed.
  const body = Readable.fromWeb(request.body);
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => body.destroy(new FormRefused(408, 'stopped sending')), idleTimeoutMs);
  };
  wait();
  let bytes = 0;
  const count = (piece: Uint8Array): void => {
    bytes += piece.byteLength;
    if (bytes > mostBytes) body.destroy(new FormRefused(413, 'too large'));
    else wait();
  };
  body.on('data', count).once('close', () => clearTimeout(timer));
  body.pause();
  return body;
}

interface ArrivingFile extends WrittenFile {
  name: string;
}

/** A browser sends an empty part where no file was chosen. */
const isChosen = (file: ArrivingFile): boolean => file.bytes > 0 || file.name !== noName;

function withoutDuplicates(files: readonly ReceivedFile[]): ReceivedFile[] {
  const seen = new Set<string>();
  return files.map((file) => {
    const again = file.problem === undefined && seen.has(file.hash);
    seen.add(file.hash);
    return again ? { ...file, problem: 'duplicate' } : file;
  });
}

/** Says what each file is, one after the other: a form takes no more of the processor at a time than one file needs. */
async function inspect(
  files: readonly ArrivingFile[],
  { maxFiles, maxFileBytes }: FormLimits,
): Promise<ReceivedFile[]> {
  const allowance = unpackingAllowance();
  const inspected: ReceivedFile[] = [];
  for (const [position, file] of files.entries()) {
    const named = { ...file, type: '' };
    if (position >= maxFiles) inspected.push({ ...named, problem: 'tooMany' });
    else if (file.bytes > maxFileBytes) inspected.push({ ...named, problem: 'tooLarge' });
    else {
      const kind = await fileKind(file.path, allowance);
      inspected.push(
        'type' in kind ? { ...named, ...kind, name: withEnding(file.name, kind.type) } : { ...named, ...kind },
      );
    }
  }
  return inspected;
}

/**
 * Reads a form as it arrives, multipart or url-encoded; files go straight into the draft. Where they are not wanted they
 * are dropped, so that at least the words are kept. Throws {@link FormRefused}; errors of the disk are passed on.
 */
export async function parseMultipart(request: Request, intake: FileIntake, limits: FormLimits): Promise<ReceivedForm> {
  const { maxFiles, maxFileBytes, idleTimeoutMs = defaultIdleTimeoutMs } = limits;
  const { draft, upload } = intake;
  const allBytes = maxFiles * maxFileBytes + maxFieldBytes * 2;
  let tooMuch = Number(request.headers.get('content-length') ?? 0) > allBytes;
  let [fieldCount, fieldBytes, filesCame] = [0, 0, 0];
  let [dropped, noRoom] = [false, false];
  const fields: Record<string, string> = Object.create(null);
  const streams: Readable[] = [];
  const writing: Promise<ArrivingFile>[] = [];
  const refuse = (): void => void (tooMuch = true);
  const form = parserFor(request, limits);
  form.on('partsLimit', refuse);
  // A part of a multipart form may have no name, which the parser's types do not say.
  form.on('field', (name: string | undefined, value, nameTruncated, valueTruncated) => {
    fieldCount += 1;
    fieldBytes += Buffer.byteLength(name ?? '') + Buffer.byteLength(value);
    const fits = fieldCount <= maxFields && fieldBytes <= maxFieldBytes;
    if (nameTruncated || valueTruncated || !fits) refuse();
    if (fits && name !== undefined) fields[name] = value;
  });

  function claim(bytes: number): void {
    if (upload.claim(bytes)) return;
    noRoom = true;
    throw new FormRefused(503, 'no room for files');
  }
  async function* claimed(stream: Readable): AsyncGenerator<Uint8Array> {
    claim(fileOverheadBytes);
    for await (const piece of stream.iterator({ destroyOnReturn: false })) {
      claim(piece.byteLength);
      yield piece;
    }
  }
  let givenUp: Promise<void> | undefined;
  /** Gives room back at once: the rest of the form may be long in coming. */
  async function giveUp(): Promise<void> {
    await draft.discard().catch(() => {}); // Tried again when the form is answered.
    upload.release();
  }
  form.on('file', (_field, stream, name) => {
    stream.on('error', () => {}); // The parser says so of each part; the form's own end is what counts.
    if (name) filesCame += 1;
    dropped ||= !intake.wants(fields);
    if (tooMuch || noRoom || dropped) return void stream.resume();
    const written = draft.write(claimed(stream)).then((file) => ({ ...file, name: fileName(name ?? '') }));
    // Reported below. The rest of the file is read and dropped: otherwise the form would wait for its idle timeout.
    written.catch(() => {
      stream.resume();
      if (noRoom) givenUp ??= giveUp();
    });
    streams.push(stream);
    writing.push(written);
  });

  try {
    await pipeline(bodyOf(request, allBytes * maxReadFactor, idleTimeoutMs), form);
  } catch (error) {
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(writing);
    const status = error instanceof FormRefused ? error.status : 400;
    throw new FormRefused(status, 'the form broke off', { ...fields });
  }
  if (tooMuch) throw new FormRefused(413, 'too large', { ...fields });
  await Promise.allSettled(writing);
  await givenUp;
  if (noRoom) throw new FormRefused(503, 'no room for files', { ...fields });
  const files = await inspect((await Promise.all(writing)).filter(isChosen), limits);
  return { fields: { ...fields }, files: withoutDuplicates(files), filesCame, dropped };
}
