import { makeDirectories, publicDirectory } from '../src/environment/directories.ts';
import { secret } from '../src/environment/secrets.ts';
import { variables } from '../src/environment/variables.ts';

export default () => {
  makeDirectories();
  const { CMS_HOST, CMS_PORT, PORT, CMS_PUBLIC_URL, CMS_TRUST_PROXY } = variables();
  return {
    host: CMS_HOST,
    port: CMS_PORT ?? PORT ?? 1337,
    url: CMS_PUBLIC_URL,
    // Only behind a trusted proxy, as the login rate limit counts by this address. The proxy appends the client's
    // address to X-Forwarded-For; all addresses before the last can be forged by the client.
    proxy: { koa: CMS_TRUST_PROXY, maxIpsCount: 1 },
    app: { keys: secret('APP_KEYS').split(',') },
    dirs: { public: publicDirectory },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
  };
};
