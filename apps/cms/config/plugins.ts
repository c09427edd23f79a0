import { resolve } from 'node:path';
import { secret } from '../src/secrets.ts';

/** Longest edge in pixels of each size that a picture is kept in. `gallery` is what social networks show. */
const pictureSizes = { gallery: 1600, small: 500 };

const megabyte = 1024 * 1024;

export default () => ({
  content: { enabled: true, resolve: resolve(__dirname, '../src/plugins/content') },
  upload: {
    config: {
      breakpoints: pictureSizes,
      sizeLimit: 25 * megabyte,
      security: {
        // Files are served from the service's own origin: nothing that a browser would run as a page of it.
        deniedTypes: [
          'text/html',
          'application/xhtml+xml',
          'image/svg+xml',
          'application/javascript',
          'text/javascript',
        ],
      },
    },
  },
  'users-permissions': { config: { jwtSecret: secret('JWT_SECRET') } },
});
