import { incomingDirectory } from '../directories.ts';
import { numberPart } from '../submissions/partOrder.ts';

/**
 * Middlewares of the routes that accept files. As route middlewares they run after the token was checked; before that,
 * any client could fill the disk. Files go to a folder that only this service's user can open, not to the shared
 * temporary directory, and `global::incoming` removes what the route leaves.
 */
export const multipartMiddlewares = [
  'global::incoming',
  {
    name: 'strapi::body',
    config: {
      // Parsed by the global middleware, which leaves multipart bodies unread.
      json: false,
      urlencoded: false,
      text: false,
      formidable: { uploadDir: incomingDirectory, onFileBegin: numberPart, encoding: 'binary' },
    },
  },
  'global::multipart-text',
];
