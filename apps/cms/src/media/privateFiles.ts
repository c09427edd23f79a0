import type { Readable } from 'node:stream';

export interface NewFile {
  /** Its name in storage. */
  name: string;
  /** Local path; the file may be moved away from it. */
  source: string;
}

/** An open file; the caller reads its stream once or destroys it. */
export interface Opened {
  bytes: number;
  stream: Readable;
}

/** Storage for files that only this service reads. The service, never a visitor, chooses folders and names. */
export interface PrivateFiles {
  /** Stores files durably in a folder: all of them or none. */
  keep(folder: string, files: readonly NewFile[]): Promise<void>;
  /** Copies a file of the media library durably into a folder. Returns its size in bytes. */
  keepUpload(upload: string, folder: string, name: string): Promise<number>;
  open(folder: string, name: string): Promise<Opened | undefined>;
  erase(folder: string, name?: string): Promise<void>;
  /**
   * Names in a folder, or of all folders, that are old enough that no process is still about to write their entry.
   * Those without an entry may be erased.
   */
  settled(folder?: string): Promise<string[]>;
}
