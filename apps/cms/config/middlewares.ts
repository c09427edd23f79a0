import { incomingDirectory } from '../src/directories.ts';
import { numberPart } from '../src/submissions/partOrder.ts';

export default [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  // The websites ask from their servers, the admin from its own origin: no other page has a reason to.
  { name: 'strapi::cors', config: { origin: [] } },
  'global::uploads',
  'strapi::query',
  // What arrives lies in a folder that nobody else can open, not in the one that all programs share.
  { name: 'strapi::body', config: { formidable: { uploadDir: incomingDirectory, onFileBegin: numberPart } } },
  'global::incoming',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
