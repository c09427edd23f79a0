import { createHmac } from 'node:crypto';
import type { ContentServiceAccess } from '@group/content-client/gateway/contentService';
import { deliverToContentService } from '@group/content-client/outbox/deliverToContentService';
import { openOutbox, type Outbox } from '@group/content-client/outbox/outbox';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createContext } from 'react-router';
import { log } from '../site/log.ts';
import type { MalwareScanner } from './malwareScanner.server.ts';
import { createUploadCapacity, type UploadLimits } from './uploadCapacity.server.ts';

/** Receives the forms of all tenants. */
export type SubmissionService = ReturnType<typeof createSubmissionService>;

/** Set by the root middleware before any loader runs. */
export const submissionServiceContext = createContext<SubmissionService>();

const rateLimitSeconds = 3_600;

/** Per kind and network: more than a care home behind one address sends in daily use. */
const maxTaken = 30;
/** Including rejected forms, as receiving them costs work too. */
const maxArrivals = 300;

const megabyte = 1024 * 1024;

/** Three of the largest forms at once from one address, five times as much from all: a fraction of any server's disk. */
const uploadLimits: UploadLimits = { maxBytes: 2_000 * megabyte, maxBytesPerNetwork: 400 * megabyte };

export interface SubmissionServiceOptions {
  access: ContentServiceAccess;
  dataDirectory: string;
  /** URL of the database with copies of what waits in the outboxes. */
  copiesUrl?: string | undefined;
  /** Of the sessions; that of the forms is made from it. */
  secret: string;
  scanner?: MalwareScanner | undefined;
  uploads?: UploadLimits;
}

export function createSubmissionService(options: SubmissionServiceOptions) {
  const { access, dataDirectory, copiesUrl, secret, scanner, uploads = uploadLimits } = options;
  let opened: Promise<Outbox> | undefined;
  /** Opens the outbox on first use. Rejects where its folder is unusable; the next call tries again. */
  function outbox(): Promise<Outbox> {
    const directory = `${dataDirectory}/outbox`;
    const copies = copiesUrl ? { url: copiesUrl } : undefined;
    const deliver = deliverToContentService(access);
    opened ??= openOutbox({ directory, deliver, log, copies }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }
  let isUnscanned = false;
  const scan: MalwareScanner | undefined =
    scanner &&
    (async (path, signal) => {
      try {
        const found = await scanner(path, signal);
        isUnscanned = false;
        return found;
      } catch (error) {
        isUnscanned = true;
        throw error;
      }
    });
  return {
    outbox,
    /** Signs the form tokens. */
    secret: createHmac('sha256', secret).update('forms').digest('base64url'),
    /** Counts all submitted forms by kind and IPv4 address or IPv6 /56. */
    arrivals: new RateLimiterMemory({ points: maxArrivals, duration: rateLimitSeconds }),
    /** Counts accepted forms by kind and IPv4 address or IPv6 /56. */
    taken: new RateLimiterMemory({ points: maxTaken, duration: rateLimitSeconds }),
    /** Disk capacity for files of forms in progress. */
    uploads: createUploadCapacity(uploads),
    /** Scans files before they are accepted, where one is configured. */
    scanner: scan,
    /** Whether the scanner has given no verdict on the last file. */
    isUnscanned: () => isUnscanned,
    async close(): Promise<void> {
      // An outbox that cannot be opened has nothing to close.
      const box = await opened?.catch(() => undefined);
      await box?.close();
    },
  };
}
