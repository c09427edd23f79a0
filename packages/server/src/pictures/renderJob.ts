import type { ServiceCall } from '@group/content-client/gateway/callService';
import type { PictureRequest } from './pictureRequest.ts';

/** What the site tells the worker process to render. */
export interface RenderJob {
  id: number;
  /** Address of the original. */
  original: string;
  picture: PictureRequest;
  /** Sent to the content service along with the question. */
  requestId: string;
}

/** The worker's answer to a job. */
export interface RenderReply {
  id: number;
  /** Absent where there is no such original, where it is too large, and beside an error. */
  bytes?: Uint8Array;
  error?: string;
  /** How the content service answered, for telemetry, which runs in the site's process. */
  calls: ServiceCall[];
}
