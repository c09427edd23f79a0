import type { Readable } from 'node:stream';

/** A file of this machine that is to be kept. */
export interface Arriving {
  /** Its name from now on. */
  name: string;
  /** Path on this machine; nothing may be there afterwards. */
  source: string;
}

/** A file that is being read, to be read once or to be destroyed. */
export interface Opened {
  bytes: number;
  stream: Readable;
}

/** Where files lie that only this service reads. Folders and names come from this service, never from a visitor. */
export interface PrivateFiles {
  /** Takes files into a new folder, safely kept: all of them or none. */
  keep(folder: string, files: readonly Arriving[]): Promise<void>;
  /** Copies a file of the media library into a folder, safely kept. Returns its size in bytes. */
  keepUpload(upload: string, folder: string, name: string): Promise<number>;
  open(folder: string, name: string): Promise<Opened | undefined>;
  /** Removes a file, or a folder with all that is in it. */
  erase(folder: string, name?: string): Promise<void>;
  /** The names in a folder, or of all folders, that may be erased where no entry knows them: nobody is about to write one. */
  settled(folder?: string): Promise<string[]>;
}
