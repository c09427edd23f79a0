import { join } from 'node:path';
import { precompress } from '@group/server/precompress';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // Otherwise the server answers `/__manifest`, which no script asks for.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
