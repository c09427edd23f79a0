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

/** Receives the files of a form. */
export interface FileIntake {
  draft: Draft;
  upload: Upload;
  /** Whether to write the files, judged by the fields before the first of them. Unwanted files are read and dropped. */
  accepts(fields: Readonly<Record<string, string>>): boolean;
}

export interface ReceivedFile extends WrittenFile {
  /** The name on the visitor's device, without control characters. */
  name: string;
  /** Media type of its content; empty where it is rejected. */
  type: string;
  problem?: FileProblem;
}

export interface ReceivedForm {
  fields: Record<string, string>;
  files: ReceivedFile[];
  /** Number of chosen files, written or dropped. */
  fileCount: number;
  /** Whether the files were unwanted and dropped. */
  dropped: boolean;
}

/**
 * The request is not a form, exceeds the limits, or finds no capacity for its files. `status` is the response's: 400, 408,
 * 413, 415 or 503.
 */
export class FormRejected extends Error {
  override name = 'FormRejected';
  readonly status: number;
  /** The fields read so far. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

/** All fields with their names: more than any form of the sites needs. */
const maxFieldBytes = 64 * 1024;
const maxFields = 60;

const defaultIdleTimeoutMs = 60_000;

/** Counted for each file beside its content, as it also costs memory and work. */
const fileOverheadBytes = 1024 * 1024;

function parserFor(request: Request, { maxFiles, maxFileBytes }: FormLimits) {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
    throw new FormRejected(415, 'not a form');
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
    throw new FormRejected(400, 'multipart form without a boundary');
  }
}

/** @param maxBodyBytes after which reading is aborted */
function bodyOf(request: Request, maxBodyBytes: number, idleTimeoutMs: number): Readable {
  if (!(request.body instanceof ReadableStream)) throw new FormRejected(400, 'no body');
  // Not `Readable.from`, which cannot be destroyed while it waits for a chunk.
  const body = Readable.fromWeb(request.body);
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => body.destroy(new FormRejected(408, 'stopped sending')), idleTimeoutMs);
  };
  wait();
  let bytes = 0;
  const count = (piece: Uint8Array): void => {
    bytes += piece.byteLength;
    if (bytes > maxBodyBytes) body.destroy(new FormRejected(413, 'too large'));
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

/** Detects the kind of each file in turn, so that a form never uses the processor for several files at once. */
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
 * Parses a multipart or url-encoded form as a stream and writes its files to the draft. Unwanted files are dropped, and the
 * fields are kept. Throws {@link FormRejected}; disk errors are passed on.
 */
export async function parseMultipart(request: Request, intake: FileIntake, limits: FormLimits): Promise<ReceivedForm> {
  const { maxFiles, maxFileBytes, idleTimeoutMs = defaultIdleTimeoutMs } = limits;
  const { draft, upload } = intake;
  const allBytes = maxFiles * maxFileBytes + maxFieldBytes * 2;
  let tooMuch = Number(request.headers.get('content-length') ?? 0) > allBytes;
  let [fieldCount, fieldBytes, fileCount] = [0, 0, 0];
  let [dropped, isFull] = [false, false];
  const fields: Record<string, string> = Object.create(null);
  const streams: Readable[] = [];
  const writing: Promise<ArrivingFile>[] = [];
  const rejectForm = (): void => void (tooMuch = true);
  const form = parserFor(request, limits);
  form.on('partsLimit', rejectForm);
  // The name of a part may be missing, which the parser's types do not reflect.
  form.on('field', (name: string | undefined, value, nameTruncated, valueTruncated) => {
    fieldCount += 1;
    fieldBytes += Buffer.byteLength(name ?? '') + Buffer.byteLength(value);
    const fits = fieldCount <= maxFields && fieldBytes <= maxFieldBytes;
    if (nameTruncated || valueTruncated || !fits) rejectForm();
    if (fits && name !== undefined) fields[name] = value;
  });

  function claim(bytes: number): void {
    if (upload.claim(bytes)) return;
    isFull = true;
    throw new FormRejected(503, 'no room for files');
  }
  async function* claimed(stream: Readable): AsyncGenerator<Uint8Array> {
    claim(fileOverheadBytes);
    for await (const piece of stream.iterator({ destroyOnReturn: false })) {
      claim(piece.byteLength);
      yield piece;
    }
  }
  let released: Promise<void> | undefined;
  /** Releases the capacity at once, as the rest of the form may take long to arrive. */
  async function releaseCapacity(): Promise<void> {
    await draft.discard().catch(() => {}); // Retried when the form is answered.
    upload.release();
  }
  form.on('file', (_field, stream, name) => {
    stream.on('error', () => {}); // Emitted for each part; the error of the form itself is handled below.
    if (name) fileCount += 1;
    dropped ||= !intake.accepts(fields);
    if (tooMuch || isFull || dropped) return void stream.resume();
    const written = draft.write(claimed(stream)).then((file) => ({ ...file, name: fileName(name ?? '') }));
    // Reported below. Drains the rest of the file, without which the form would wait for its idle timeout.
    written.catch(() => {
      stream.resume();
      if (isFull) released ??= releaseCapacity();
    });
    streams.push(stream);
    writing.push(written);
  });

  try {
    await pipeline(bodyOf(request, allBytes * maxReadFactor, idleTimeoutMs), form);
  } catch (error) {
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(writing);
    const status = error instanceof FormRejected ? error.status : 400;
    throw new FormRejected(status, 'the form broke off', { ...fields });
  }
  if (tooMuch) throw new FormRejected(413, 'too large', { ...fields });
  await Promise.allSettled(writing);
  await released;
  if (isFull) throw new FormRejected(503, 'no room for files', { ...fields });
  const files = await inspect((await Promise.all(writing)).filter(isChosen), limits);
  return { fields: { ...fields }, files: withoutDuplicates(files), fileCount, dropped };
}
