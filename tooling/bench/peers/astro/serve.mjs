// Serves what Astro has built: pages and files compressed beforehand, as a host of static sites does, other pages made anew.
import { createServer } from 'node:http';
import sirv from 'sirv';
import { handler } from './dist/server/entry.mjs';

const files = sirv('dist/client', { brotli: true, etag: true });

createServer((request, response) => files(request, response, () => handler(request, response))).listen(
  Number(process.argv[2]),
  '127.0.0.1',
);
