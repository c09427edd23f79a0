import { incomingDirectory } from '../src/directories.ts';
import { numberPart } from '../src/submissions/partOrder.ts';

export default [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  // The websites call from their servers and the admin from its own origin: no other origin needs access.
  { name: 'strapi::cors', config: { origin: [] } },
  'global::uploads',
  'strapi::query',
  // Uploads in progress go to a folder that only this service's user can open, not to the shared temporary directory.
  { name: 'strapi::body', config: { formidable: { uploadDir: incomingDirectory, onFileBegin: numberPart } } },
  'global::incoming',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
