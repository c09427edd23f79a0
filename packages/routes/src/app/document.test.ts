import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  data,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { submissionServiceFixture } from '../forms/submissionService.fixture.ts';
import { submissionServiceContext } from '../forms/submissionService.server.ts';
import ApplicationPage, { loader } from '../screens/application/application.route.tsx';
import { siteContext } from '../site/siteContext.ts';
import { requestedSiteFixture } from '../testing/requestedSite.fixture.ts';
import { siteFixture } from '../testing/site.fixture.ts';
import { contentSecurityPolicy, inlineSource } from './contentSecurityPolicy.server.ts';
import { DocumentScripts } from './documentScripts.ts';
import { ErrorBoundary, Layout, meta, Root } from './root.tsx';
import * as screens from './screens.route.tsx';

const script = '/assets/entry.client-1.js';

function render(request: Request, status: number, headers: Headers, context: EntryContext): Response {
  const page = createElement(ServerRouter, { context, url: request.url });
  const html = renderToString(
    createElement(DocumentScripts, { value: { entry: context.manifest.entry.module } }, page),
  );
  return new Response(html, { status, headers });
}

const entry = (id: string, parentId?: string) => ({
  id,
  ...(parentId && { parentId }),
  hasLoader: true,
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: !parentId,
  module: `/assets/${id}.js`,
  imports: ['/assets/framework.js'],
  css: ['/assets/styles.css'],
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});

const build: ServerBuild = {
  entry: { module: { default: render } },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: { ErrorBoundary, Layout, meta, default: Root, loader: () => siteFixture },
    },
    screens: { id: 'screens', parentId: 'root', module: screens },
    application: {
      id: 'application',
      parentId: 'screens',
      path: 'jobs/schnellbewerbung',
      module: { default: ApplicationPage, loader },
    },
    page: {
      id: 'page',
      parentId: 'screens',
      path: '*',
      module: {
        default: () => null,
        action() {
          throw data(null, { status: 429, headers: { 'retry-after': '60' } });
        },
        loader() {
          throw data(null, { status: 404 });
        },
      },
    },
  },
  assets: {
    entry: { module: script, imports: ['/assets/framework.js'] },
    routes: {
      root: entry('root'),
      screens: { ...entry('screens', 'root'), hasLoader: false },
      application: entry('application', 'screens'),
      page: entry('page', 'screens'),
    },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
};

async function documentAt(
  path: string,
  init?: RequestInit,
): Promise<{ status: number; headers: Headers; html: string }> {
  const context = new RouterContextProvider();
  context.set(siteContext, requestedSiteFixture('tabor'));
  context.set(submissionServiceContext, submissionServiceFixture());
  const response = await createRequestHandler(build, 'production')(
    new Request(`https://tabor.example${path}`, init),
    context,
  );
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const policy = contentSecurityPolicy(inlineSource(siteFixture.themeStyle));
const hash = (text = ''): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe.each([
  ['/jobs/schnellbewerbung', 200, true],
  ['/was/es/nicht/gibt', 404, false],
])('the document of %s', (path, expected, hasIsland) => {
  let [status, html] = [0, ''];
  beforeAll(async () => {
    ({ status, html } = await documentAt(path));
  });

  it('names one script, which it loads late, a timer with an island, and none of the framework', () => {
    expect(status).toBe(expected);
    expect(html.match(/<script[^>]*>/g)?.toSorted()).toEqual(
      [
        `<script data-entry="${script}">`,
        '<script type="speculationrules">',
        ...(hasIsland ? ['<script>'] : []),
      ].toSorted(),
    );
    expect(html).not.toContain('modulepreload');
    expect(html).toContain('<link rel="stylesheet" href="/assets/styles.css"');
  });

  it('conforms to its security policy', () => {
    const inline = [...html.matchAll(/<(script|style)(?: [^>]*)?>(.+?)<\/\1>/gs)];
    expect(inline.map(([, element]) => element)).toEqual([
      'style',
      'script',
      ...(hasIsland ? ['script'] : []),
      'script',
    ]);
    for (const [, , text] of inline) expect(policy).toContain(hash(text));
    expect(html).not.toMatch(/ (?:style|on\w+)="/);
  });

  it('has each icon that it uses', () => {
    const used = new Set([...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id));
    expect(used.size).toBeGreaterThan(2);
    expect(new Set([...html.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id))).toEqual(used);
    expect(html).not.toContain('icons.svg');
  });
});

it('renders an island with what the browser needs', async () => {
  const { html } = await documentAt('/jobs/schnellbewerbung');
  const [island = ''] = /<div data-island="Application"[^>]*>/.exec(html) ?? [];
  expect(html.slice(html.indexOf(island))).toMatch(/<form[^>]*>.*name="surname".*<\/form>/s);
  const payload = /data-payload="([^"]*)"/.exec(island)?.[1]?.replaceAll('&quot;', '"') ?? '';
  expect(JSON.parse(payload)).toMatchObject({
    language: 'de',
    pathPrefix: '',
    props: { jobGone: false, formToken: { key: expect.any(String) } },
  });
});

it('shows the error of a form that is sent without JavaScript', async () => {
  const body = new URLSearchParams();
  const { status, headers, html } = await documentAt('/meine/bewerbung/x', { method: 'POST', body });
  expect([status, headers.get('retry-after')]).toEqual([429, '60']);
  expect(html).toContain('</footer>');
});
