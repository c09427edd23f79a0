import { log } from '../site/log.ts';
import type { MalwareScanner } from './malwareScanner.server.ts';
import type { ReceivedFile } from './parseMultipart.server.ts';

/** For all files of a form together, because the applicant is waiting. */
const scanTimeoutMs = 20_000;

export interface ScannedFiles {
  /** Files with malware are marked as infected. */
  files: ReceivedFile[];
  /** At least one file was not scanned; HR is told so beside the files. */
  unscanned: boolean;
}

/**
 * Scans uploaded files. If there is no scanner, or it is down or slow, the application is accepted and marked as unscanned, because no
 * application may be lost.
 */
export async function scanFiles(
  scanner: MalwareScanner | undefined,
  files: readonly ReceivedFile[],
  timeoutMs = scanTimeoutMs,
): Promise<ScannedFiles> {
  if (!scanner) return { files: [...files], unscanned: files.length > 0 };
  const signal = AbortSignal.timeout(timeoutMs);
  const found = await Promise.allSettled(files.map(({ path }) => scanner(path, signal)));
  const scanned = files.map((file, position): ReceivedFile => {
    const result = found[position];
    if (result?.status !== 'fulfilled' || result.value === null) return file;
    log('warn', 'a file with malware was rejected', { malware: result.value });
    return { ...file, problem: 'infected' };
  });
  const unscanned = found.filter(({ status }) => status === 'rejected').length;
  if (unscanned > 0) log('error', 'the malware scanner gave no answer', { files: unscanned });
  return { files: scanned, unscanned: unscanned > 0 };
}
