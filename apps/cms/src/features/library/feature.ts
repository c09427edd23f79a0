import type { Feature } from '../../feature.ts';
import { fileEndpoints } from './fileEndpoints.ts';
import { recordFileOwner } from './fileOwner.ts';

/** The files of an organisation, which entries use them, and pictures without alternative text. */
export const library: Feature = {
  adminEndpoints: fileEndpoints,
  guard: recordFileOwner,
};
