import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { Draft, WrittenFile } from '@group/content-client/outbox/draft';
import { fileKind, type FileProblem, unpackingAllowance } from './fileKinds.server.ts';
import { fileName, noName, withEnding } from './fileName.server.ts';

/** Limits of what a form may bring. */
export interface FormLimits {
  maxFiles: number;
  /** Of each file, in bytes. */
  maxFileBytes: number;
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
}

/** The request is no form, or larger than any form of ours. `status` is the answer: 400, 413 or 415. */
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

/** Of all fields together, in bytes: more than any of our forms needs. */
const maxFieldBytes = 64 * 1024;
const maxFields = 60;

/** A form that is too large is still read up to so many times the limit: only then can the visitor be told. */
const forbearance = 3;

/** A request without a piece of it for this long is broken off, in milliseconds: phones in tunnels come back sooner. */
const idleLimit = 60_000;

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
function bodyOf(request: Request, mostBytes: number): Readable {
  if (!request.body) throw new FormRefused(400, 'no body');
  const body = Readable.from(request.body);
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => body.destroy(new FormRefused(408, 'stopped sending')), idleLimit);
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

/** A browser sends an empty part where no file was chosen. */
const isChosen = (file: ReceivedFile): boolean => file.bytes > 0 || file.name !== noName;

function withoutDuplicates(files: readonly ReceivedFile[]): ReceivedFile[] {
  const seen = new Set<string>();
  return files.map((file) => {
    const again = file.problem === undefined && seen.has(file.hash);
    seen.add(file.hash);
    return again ? { ...file, problem: 'duplicate' } : file;
  });
}

/**
 * Reads a form as it arrives, multipart or url-encoded; files go straight into the draft. Without a draft they are
 * dropped, so that at least the words are kept. Throws {@link FormRefused}; errors of the disk are passed on.
 */
export async function receiveForm(
  request: Request,
  draft: Draft | undefined,
  limits: FormLimits,
): Promise<ReceivedForm> {
  const { maxFiles, maxFileBytes } = limits;
  const allBytes = maxFiles * maxFileBytes + maxFieldBytes * 2;
  let tooMuch = Number(request.headers.get('content-length') ?? 0) > allBytes;
  const target = tooMuch ? undefined : draft;
  const fields: Record<string, string> = Object.create(null);
  const streams: Readable[] = [];
  const writing: Promise<ReceivedFile>[] = [];
  const allowance = unpackingAllowance();
  let count = 0;
  const refuse = (): void => void (tooMuch = true);
  const form = parserFor(request, limits);
  form.on('partsLimit', refuse);
  form.on('field', (name, value, nameTruncated, valueTruncated) => {
    count += 1;
    if (nameTruncated || valueTruncated || count > maxFields) refuse();
    if (count <= maxFields) fields[name] = value;
  });
  form.on('file', (_field, stream, name) => {
    stream.on('error', () => {}); // The parser says so of each part; the form's own end is what counts.
    if (!target) return void stream.resume();
    const position = writing.length;
    const written = target
      .write(stream.iterator({ destroyOnReturn: false }))
      .then(async (file): Promise<ReceivedFile> => {
        const named = { ...file, name: fileName(name ?? ''), type: '' };
        if (position >= maxFiles) return { ...named, problem: 'tooMany' };
        if (file.bytes > maxFileBytes) return { ...named, problem: 'tooLarge' };
        const kind = await fileKind(file.path, allowance);
        return 'type' in kind ? { ...named, ...kind, name: withEnding(named.name, kind.type) } : { ...named, ...kind };
      });
    // Reported below. The rest of the file is read and dropped: otherwise the form would wait for its idle limit.
    written.catch(() => stream.resume());
    streams.push(stream);
    writing.push(written);
  });

  try {
    await pipeline(bodyOf(request, allBytes * forbearance), form);
  } catch (error) {
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(writing);
    const status = error instanceof FormRefused ? error.status : 400;
    throw new FormRefused(status, 'the form broke off', { ...fields });
  }
  if (tooMuch) throw new FormRefused(413, 'too large', { ...fields });
  const files = (await Promise.all(writing)).filter(isChosen);
  return { fields: { ...fields }, files: withoutDuplicates(files) };
}
