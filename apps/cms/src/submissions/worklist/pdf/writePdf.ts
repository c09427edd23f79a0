import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ExportedApplication } from './applicationsPdf.ts';

/** What the worker gets. */
export interface PdfTask {
  applications: readonly ExportedApplication[];
  now: Date;
}

/** Enough for as many applications as the list has. */
const maxOldGenerationSizeMb = 512;

function runWorker(workerData: PdfTask): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const worker = new Worker(join(__dirname, 'pdfWorker.js'), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb },
  });
  worker.once('message', resolve);
  worker.once('error', reject);
  // After a message this changes nothing.
  worker.once('exit', () => reject(new Error('The worker has ended without a document.')));
  return promise;
}

// One after the other: exports leave a core to everybody else.
let last: Promise<unknown> = Promise.resolve();

/**
 * Writes the document in a thread of its own, because the fonts alone would stop all requests for a tenth of a second.
 * @returns a PDF in base64
 */
export function writePdf(task: PdfTask): Promise<string> {
  const written = last.then(() => runWorker(task));
  last = written.catch(() => undefined);
  return written;
}
