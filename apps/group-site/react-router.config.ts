import { join } from 'node:path';
import { precompress } from '@group/server/precompress';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // The route table is small, so the page includes it and the client fetches no manifest.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
