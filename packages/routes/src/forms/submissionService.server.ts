import { createHmac } from 'node:crypto';
import type { ContentServiceAccess } from '@group/content-client/gateway/contentService';
import { deliverToContentService } from '@group/content-client/outbox/deliverToContentService';
import { openOutbox, type Outbox } from '@group/content-client/outbox/outbox';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createContext } from 'react-router';
import { log } from '../site/log.ts';
import type { MalwareScanner } from './malwareScanner.server.ts';
import { createUploadCapacity, type UploadCapacity, type UploadLimits } from './uploadCapacity.server.ts';

/** Where forms are handed in. */
export interface SubmissionService {
  /** Opened at the first call. Rejects where its folder cannot be used; the next call tries again. */
  outbox(): Promise<Outbox>;
  /** Signs what the forms carry. */
  secret: string;
  /** Forms that were sent, taken or not, by address and kind. */
  arrivals: RateLimiterMemory;
  /** Forms that were taken, by address and kind. */
  taken: RateLimiterMemory;
  /** Room for files of forms that are still arriving. */
  uploads: UploadCapacity;
  /** Looks at files before they are taken, where there is one. */
  scanner: MalwareScanner | undefined;
  close(): Promise<void>;
}

/** Set by the root middleware before any loader runs. */
export const submissionServiceContext = createContext<SubmissionService>();

/** Seconds within which forms are counted. */
const duration = 3_600;

/** Of each kind from one address: more than a care home behind one address sends in daily life. */
const mostTaken = 30;
/** With those that were not taken: the work of receiving is bounded too. */
const mostArrivals = 300;

const megabyte = 1024 * 1024;

/** Three of the largest forms at once from one address, five times as much from all: a fraction of any server's disk. */
const uploadLimits: UploadLimits = { maxBytes: 2_000 * megabyte, maxBytesPerNetwork: 400 * megabyte };

export interface SubmissionServiceOptions {
  access: ContentServiceAccess;
  dataDirectory: string;
  /** Of the sessions; that of the forms is made from it. */
  secret: string;
  scanner?: MalwareScanner | undefined;
  uploads?: UploadLimits;
}

export function createSubmissionService(options: SubmissionServiceOptions): SubmissionService {
  const { access, dataDirectory, secret, scanner, uploads = uploadLimits } = options;
  let opened: Promise<Outbox> | undefined;
  function outbox(): Promise<Outbox> {
    const directory = `${dataDirectory}/outbox`;
    opened ??= openOutbox({ directory, deliver: deliverToContentService(access), log }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }
  return {
    outbox,
    secret: createHmac('sha256', secret).update('forms').digest('base64url'),
    arrivals: new RateLimiterMemory({ points: mostArrivals, duration }),
    taken: new RateLimiterMemory({ points: mostTaken, duration }),
    uploads: createUploadCapacity(uploads),
    scanner,
    async close() {
      await (await opened)?.close();
    },
  };
}
