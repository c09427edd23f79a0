import { createHash } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack, type Pack } from 'tar-stream';
import { runProgram, startProgram } from './program.ts';

const encryption = (recipients: string): string[] => ['--encrypt', '--recipients-file', recipients];

/** Rejects with one sentence if `age` is not installed or cannot use the public keys. */
export const checkEncryption = (recipients: string): Promise<void> =>
  runProgram(startProgram('age', encryption(recipients)));

/** A tar archive in progress. */
export class ArchiveWriter {
  /** SHA-256 by path, in hex. */
  readonly hashes = new Map<string, string>();
  readonly #tar: Pack;

  constructor(tar: Pack) {
    this.#tar = tar;
  }

  async #add(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<void> {
    const hash = createHash('sha256');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry = this.#tar.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
    async function* hashed(): AsyncGenerator<Uint8Array> {
      for await (const chunk of content) {
        hash.update(chunk);
        yield chunk;
      }
    }
    await Promise.all([pipeline(hashed, entry), promise]);
    this.hashes.set(name, hash.digest('hex'));
  }

  addBytes(name: string, bytes: Uint8Array): Promise<void> {
    return this.#add(name, bytes.byteLength, Readable.from([bytes]));
  }

  /** Adds a file as long as it is now, unless it is gone. */
  async addFile(name: string, path: string): Promise<void> {
    // A link could lead to a file that its owner cannot read.
    await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return undefined;
      },
    );
    if (!file) return;
    const { size } = await file.stat();
    const content = size > 0 ? file.createReadStream({ end: size - 1 }) : Readable.from([]);
    await this.#add(name, size, content);
  }
}

/**
 * Writes an archive as a whole: `target` does not exist before everything is on the disk.
 * @param recipients file with public keys: the archive is encrypted before it reaches the disk
 */
export async function writeArchive<Result>(
  target: string,
  recipients: string | undefined,
  fill: (archive: ArchiveWriter) => Promise<Result>,
): Promise<Result> {
  const draft = `${target}.draft`;
  await rm(draft, { force: true });
  const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
  const tar = pack();

  async function write(): Promise<void> {
    if (recipients === undefined) return pipeline(Readable.from(tar), output);
    const age = startProgram('age', encryption(recipients));
    // Of several failures, that of the input is the least telling one.
    pipeline(Readable.from(tar), age.stdin).catch(() => undefined);
    await Promise.all([pipeline(age.stdout, output), age.ended]);
  }

  const written = write();
  let failure: unknown;
  written.catch((error: Error) => {
    failure = error;
    // `fill` waits for the output.
    tar.destroy(error);
  });
  try {
    const result = await fill(new ArchiveWriter(tar));
    tar.finalize();
    await written;
    await rename(draft, target);
    return result;
  } catch (error) {
    throw failure ?? error;
  } finally {
    tar.destroy();
    await Promise.allSettled([written]);
    await rm(draft, { force: true });
  }
}

/**
 * Reads an archive file by file.
 * @param identity file with the private key of an encrypted archive
 * @param visit reads the content to its end before it resolves
 */
export async function readArchive(
  path: string,
  identity: string | undefined,
  visit: (name: string, content: Readable) => Promise<void>,
): Promise<void> {
  const [head] = await createReadStream(path, { end: 50 }).toArray();
  if (identity === undefined && String(head).startsWith('age-encryption.org/'))
    throw new Error('it is encrypted: name the file with the key by --identity');
  const input = createReadStream(path);
  const tar = extract();
  const visitAll = async (): Promise<void> => {
    for await (const entry of tar) await visit(entry.header.name, Readable.from(entry));
  };
  if (identity === undefined) {
    await Promise.all([pipeline(input, tar), visitAll()]);
    return;
  }
  const age = startProgram('age', ['--decrypt', '--identity', identity]);
  pipeline(input, age.stdin).catch(() => undefined);
  await Promise.all([age.ended, pipeline(age.stdout, tar), visitAll()]);
}
