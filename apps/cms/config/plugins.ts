import { resolve } from 'node:path';
import { secret } from '../src/environment/secrets.ts';

/** Longest edge in pixels of each stored size. Social networks show `gallery`. */
const pictureSizes = { gallery: 1600, small: 500 };

const megabyte = 1024 * 1024;

export default () => ({
  content: { enabled: true, resolve: resolve(__dirname, '../src/plugins/content') },
  upload: {
    config: {
      breakpoints: pictureSizes,
      sizeLimit: 25 * megabyte,
      // Accepted types: src/media/uploadKinds.ts.
    },
  },
  'users-permissions': { config: { jwtSecret: secret('JWT_SECRET') } },
});
