import { join } from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { appDirectory } from './directories.ts';

process.env.NODE_ENV ??= 'production';
process.env.STRAPI_TELEMETRY_DISABLED ??= 'true';

const strapi = createStrapi({ appDir: appDirectory, distDir: join(appDirectory, 'dist') });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void strapi.destroy().finally(() => process.exit(0));
  });
}

void strapi.start().then(() => {
  strapi.log.info(`Content service on ${strapi.config.get('server.absoluteUrl')}, editors' admin under /admin`);
});
