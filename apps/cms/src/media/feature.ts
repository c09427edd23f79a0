import type { Feature } from '../feature.ts';
import { openMedia } from './media.ts';
import multipart from './multipart.ts';
import serveUploads from './serveUploads.ts';
import { checkUploads, turnUploads } from './uploadKinds.ts';

export const media: Feature = {
  middlewares: { uploads: serveUploads, multipart },
  open: openMedia,
  guard: checkUploads,
  setUp: turnUploads,
};
