import {
  acceptedEndings,
  beginningBytes,
  type ContainerType,
  typeOfBeginning,
} from '@group/content-client/contract/submissions/files';
import type { FileProblem } from './fileKinds.server.ts';

const containers: ReadonlySet<string> = new Set(['application/zip', 'application/x-cfb'] satisfies ContainerType[]);

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * What the server would reject about a file, as far as its first bytes and its name tell, so that it is not uploaded in
 * vain. The server decides about every other file, also about one that the browser cannot read.
 */
export async function chosenFileProblem(file: File): Promise<FileProblem | undefined> {
  if (file.size === 0) return 'empty';
  try {
    const type = typeOfBeginning(hex(await file.slice(0, beginningBytes).arrayBuffer()));
    if (type === undefined) return 'kind';
    const ending = /\.[a-z\d]+$/i.exec(file.name)?.[0].toLowerCase();
    const named = ending === undefined || acceptedEndings.split(',').includes(ending);
    return containers.has(type) && !named ? 'kind' : undefined;
  } catch {
    return undefined;
  }
}
