import { makeDirectories, publicDirectory } from '../src/directories.ts';
import { secret } from '../src/secrets.ts';

/** Port 1337 unless `CMS_PORT`, or `PORT` as on container platforms, is set; loopback unless `CMS_HOST` is set. */
export default () => {
  makeDirectories();
  return {
    host: process.env.CMS_HOST || '127.0.0.1',
    port: Number(process.env.CMS_PORT || process.env.PORT || 1337),
    url: process.env.CMS_PUBLIC_URL || undefined,
    // Only behind a trusted proxy, as the login rate limit counts by this address. The proxy appends the client's
    // address to X-Forwarded-For; all addresses before the last can be forged by the client.
    proxy: { koa: process.env.CMS_TRUST_PROXY === 'true', maxIpsCount: 1 },
    app: { keys: secret('APP_KEYS').split(',') },
    dirs: { public: publicDirectory },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
  };
};
