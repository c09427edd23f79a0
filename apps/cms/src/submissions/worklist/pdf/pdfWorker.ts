import { parentPort, workerData } from 'node:worker_threads';
import { applicationsPdf } from './applicationsPdf.ts';
import type { PdfTask } from './writePdf.ts';

const { applications, now }: PdfTask = workerData;
void applicationsPdf(applications, now).then((bytes) => parentPort?.postMessage(bytes.toString('base64'), []));
