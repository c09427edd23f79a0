import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '@group/start/ports';
import { type Program, startProgram } from '@group/start/program';
import { waitUntilReady } from '@group/start/readiness';
import type { CopiedPage, Copies } from './copyPages.ts';
import { type PageElement, pageSource, type Syntax } from './pageSource.ts';

const run = promisify(execFile);

const environment = {
  ...process.env,
  NODE_ENV: 'production',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
};

/** Another framework that serves copies of the site's pages. */
export interface Peer {
  title: string;
  url: string;
  pid: number;
  stop(): Promise<void>;
}

interface Kind {
  title: string;
  /** The program of the framework, relative to its folder. */
  program: string;
  serve(port: number): string[];
  /** Generated files by path. */
  sources(copies: Copies): Record<string, string>;
  afterBuild?(folder: string): Promise<void>;
}

/** Where other frameworks make a page for each request. */
export const uncachedPath = ({ name }: CopiedPage): string => `/uncached/${name}`;

/** The two pages of the framework for a page of the site: built beforehand, and made for each request. */
const bothPages = (page: CopiedPage) => [
  { path: page.path === '/' ? '' : page.path, isUncached: false },
  { path: uncachedPath(page), isUncached: true },
];

/** The body's children as a template, and the values for it. */
function templateOf({ body }: CopiedPage, syntax: Syntax) {
  const values: string[] = [];
  const inner: PageElement = { ...body, tag: syntax === 'jsx' ? 'div' : 'body' };
  return { template: pageSource(inner, syntax, values), values };
}

const up = (path: string): string => '../'.repeat(path.split('/').length - 1);

function astroSources({ pages }: Copies): Record<string, string> {
  const files: Record<string, string> = {};
  for (const page of pages) {
    const { template, values } = templateOf(page, 'astro');
    files[`src/${page.name}.json`] = JSON.stringify(values);
    files[`src/${page.name}.css`] = page.styles;
    const root = Object.entries(page.root).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
    for (const { path, isUncached } of bothPages(page)) {
      const toSource = up(path || '/');
      files[`src/pages${path || '/index'}.astro`] = `---
import v from '${toSource}${page.name}.json';
import '${toSource}${page.name}.css';
export const prerender = ${String(!isUncached)};
---
<!doctype html>
<html ${root.join(' ')}><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>{${JSON.stringify(page.title)}}</title><meta name="description" content={${JSON.stringify(page.description)}} /></head>${template}</html>
`;
    }
  }
  return files;
}

function nextSources({ pages }: Copies): Record<string, string> {
  const files: Record<string, string> = {};
  const root = Object.entries(pages[0]?.root ?? {}).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  files['app/layout.jsx'] =
    `export default function Layout({ children }) { return <html ${root.join(' ')}><body>{children}</body></html>; }\n`;
  for (const page of pages) {
    const { template, values } = templateOf(page, 'jsx');
    files[`app/${page.name}.json`] = JSON.stringify(values);
    files[`app/${page.name}.css`] = page.styles;
    for (const { path, isUncached } of bothPages(page)) {
      const toApp = path ? up(path) : './';
      files[`app${path}/page.jsx`] = `import v from '${toApp}${page.name}.json';
import '${toApp}${page.name}.css';
export const dynamic = '${isUncached ? 'force-dynamic' : 'force-static'}';
export const metadata = ${JSON.stringify({ title: page.title, description: page.description })};
export default function Page() { return ${template}; }
`;
    }
  }
  return files;
}

/** Compresses built files beforehand, as hosts of static sites do. */
async function precompress(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (/\.(?:html|css|js|svg)$/.test(path)) await writeFile(`${path}.br`, brotliCompressSync(await readFile(path)));
  }
}

const kinds: Readonly<Record<string, Kind>> = {
  astro: {
    title: 'Astro',
    program: 'node_modules/astro/bin/astro.mjs',
    serve: (port) => ['serve.mjs', String(port)],
    sources: astroSources,
    afterBuild: (folder) => precompress(join(folder, 'dist/client')),
  },
  next: {
    title: 'Next',
    program: 'node_modules/next/dist/bin/next',
    serve: (port) => ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)],
    sources: nextSources,
  },
};

/** Where frameworks are installed, outside the workspace's own packages. */
const installed = join(import.meta.dirname, '../../.cache/peers');

async function write(folder: string, files: Iterable<[string, string | Buffer]>): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

async function startPeer(name: string, kind: Kind, copies: Copies): Promise<Peer> {
  const { title, program, serve, sources, afterBuild } = kind;
  const folder = join(installed, name);
  for (const generated of ['src', 'app', 'public', 'dist', '.next'])
    await rm(join(folder, generated), { recursive: true, force: true });
  await cp(join(import.meta.dirname, '../../peers', name), folder, { recursive: true });
  await run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: folder });
  await write(folder, Object.entries(sources(copies)));
  await write(join(folder, 'public'), copies.files);
  await run(process.execPath, [program, 'build'], { cwd: folder, env: environment, maxBuffer: 2 ** 26 });
  await afterBuild?.(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(folder, 'serve.log');
  const started: Program = startProgram({ title, args: serve(port), cwd: folder, environment, logFile });
  await waitUntilReady(started, url);
  return { title, url, pid: started.pid, stop: () => started.stop() };
}

/** Installs, builds and starts the other frameworks with copies of the site's pages. Needs the npm registry once. */
export async function startPeers(copies: Copies): Promise<Peer[]> {
  const peers: Peer[] = [];
  try {
    for (const [name, kind] of Object.entries(kinds)) peers.push(await startPeer(name, kind, copies));
  } catch (error) {
    await Promise.all(peers.map((peer) => peer.stop()));
    throw error;
  }
  return peers;
}
