/** A file that is designed to crash, stall or deceive parsers. */
export interface HostileFile {
  name: string;
  make(): Buffer;
  /** The expected result. Files are not parsed, so a valid signature is accepted. */
  answer: 'taken' | 'empty' | 'kind' | 'locked';
}

export const megabyte = 1024 * 1024;
/** Slightly below the maximum file size of a form. */
export const nearlyTenMegabytes = 10 * megabyte - 1024;

export const text = (content: string): Buffer => Buffer.from(content, 'latin1');

export const times = (content: string, count: number): Buffer => text(content.repeat(count));

/** `start`, filled up with a text to almost the maximum size. */
export const filled = (start: Buffer, with_: string): Buffer =>
  Buffer.concat([start, Buffer.alloc(nearlyTenMegabytes - start.length, with_, 'latin1')]);

type Made = readonly [name: string, make: () => Buffer, answer?: HostileFile['answer']];

/** The files of a kind, which is part of their names. */
export const of = (kind: string, files: readonly Made[]): HostileFile[] =>
  files.map(([name, make, answer = 'taken']) => ({ name: `${kind}: ${name}`, make, answer }));
