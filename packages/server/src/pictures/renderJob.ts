import type { ServiceCall } from '@group/content-client/gateway/callService';
import type { CardRequest, PictureRequest } from './pictureRequest.ts';

/** Message from the site to the picture worker. */
export interface RenderJob {
  id: number;
  /** URL of the original; missing for a card without photo. */
  original?: string | undefined;
  picture: PictureRequest | CardRequest;
  /** Passed on to the content service. */
  requestId: string;
}

/** Message from the picture worker to the site. */
export interface RenderReply {
  id: number;
  /** Absent if the original does not exist or is too large, and if `error` is set. */
  bytes?: Uint8Array;
  error?: string;
  /** Calls to the content service, which the site's process publishes to its telemetry. */
  calls: ServiceCall[];
}
