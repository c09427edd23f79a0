import { serveSite } from '@group/server/serveSite';
import * as build from 'virtual:react-router/server-build';
import { site } from './site.server.ts';

await serveSite({
  site,
  build,
  clientDirectory: `${import.meta.dirname}/../client`,
  pictureWorker: `${import.meta.dirname}/pictureWorker.js`,
  defaultPort: 3001,
});
