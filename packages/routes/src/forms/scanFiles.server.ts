import { log } from '../site/log.ts';
import type { MalwareScanner } from './malwareScanner.server.ts';
import type { ReceivedFile } from './parseMultipart.server.ts';

/** For all files of a form together, in milliseconds: an applicant waits for the answer. */
const longestScan = 20_000;

export interface ScannedFiles {
  /** Those with malware in them are marked. */
  files: ReceivedFile[];
  /** At least one could not be looked at: whoever opens it should know. */
  unscanned: boolean;
}

/**
 * Lets a scanner look at files that have arrived. One that is down or slow costs nobody an application: it is taken, and
 * says that its files were not looked at.
 */
export async function scanFiles(
  scanner: MalwareScanner | undefined,
  files: readonly ReceivedFile[],
  patience = longestScan,
): Promise<ScannedFiles> {
  if (!scanner) return { files: [...files], unscanned: false };
  const signal = AbortSignal.timeout(patience);
  const found = await Promise.allSettled(files.map(({ path }) => scanner(path, signal)));
  const scanned = files.map((file, position): ReceivedFile => {
    const result = found[position];
    if (result?.status !== 'fulfilled' || result.value === null) return file;
    log('warn', 'a file with malware was refused', { malware: result.value });
    return { ...file, problem: 'infected' };
  });
  const unscanned = found.filter(({ status }) => status === 'rejected').length;
  if (unscanned > 0) log('error', 'the malware scanner gave no answer', { files: unscanned });
  return { files: scanned, unscanned: unscanned > 0 };
}
