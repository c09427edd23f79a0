import { makeDirectories, publicDirectory } from '../src/directories.ts';
import { secret } from '../src/secrets.ts';

/** Port 1337 unless `CMS_PORT` (or, as container platforms say, `PORT`) names another; loopback unless `CMS_HOST` does. */
export default () => {
  makeDirectories();
  return {
    host: process.env.CMS_HOST || '127.0.0.1',
    port: Number(process.env.CMS_PORT || process.env.PORT || 1337),
    url: process.env.CMS_PUBLIC_URL || undefined,
    // Only behind a proxy of one's own: it decides which address the login limit counts. That proxy appends the address
    // that it saw; all before the last one is the client's own writing.
    proxy: { koa: process.env.CMS_TRUST_PROXY === 'true', maxIpsCount: 1 },
    app: { keys: secret('APP_KEYS').split(',') },
    dirs: { public: publicDirectory },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
  };
};
