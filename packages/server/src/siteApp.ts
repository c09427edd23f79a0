import { setTimeout as sleep } from 'node:timers/promises';
import type { Health } from '@group/content-client/contract/health';
import { mounts } from '@group/content-client/contract/mounts';
import * as paths from '@group/content-client/contract/paths';
import { log } from '@group/routes/site/log';
import type { SiteServices } from '@group/routes/app/defineSite.server';
import { busyPage } from '@group/routes/layout/busyPage.server';
import { clientIpPrefix } from '@group/routes/site/clientIpPrefix';
import { formerPath } from '@group/routes/site/formerPath';
import { screenListingContext } from '@group/routes/site/screenHandle';
import { revalidatingContext } from '@group/routes/site/siteContext';
import { resolveTenant } from '@group/themes/resolveTenant';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { pageStylesContext, type StyledPage } from './document/pageStyles.ts';
import { contentWebhook } from './endpoints/contentWebhook.ts';
import { apiProxy } from './endpoints/apiProxy.ts';
import { downloadRoutes } from './endpoints/downloadRoutes.ts';
import { healthRoutes } from './endpoints/health.ts';
import { allowedMethods } from './http/allowedMethods.ts';
import { neverStoreFailures } from './http/neverStoreFailures.ts';
import { csrf } from './http/csrf.ts';
import type { RenderQueue } from './http/renderQueue.ts';
import { screenHeaders } from './http/screenHeaders.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { observeRender } from './observability/observeRender.ts';
import { createListing, createScreens, decodablePath } from './http/routeTable.ts';
import { cardRoutes } from './pictures/cardRoutes.ts';
import { pictureRoutes } from './pictures/pictureRoutes.ts';
import type { PictureStore } from './pictures/pictureStore.ts';
import { warmPictures, type WarmPicturesOptions } from './pictures/warmPictures.ts';
import { previewRoutes } from './endpoints/previewRoutes.ts';
import { securityContact } from './endpoints/securityContact.ts';
import { tenantIcons } from './endpoints/tenantIcons.ts';

export interface SiteAppOptions {
  build: ServerBuild;
  services: SiteServices;
  /** Those that the site serves, by their keys. */
  tenants: WarmPicturesOptions['tenants'];
  pictures: PictureStore;
  health: Health;
  renders: RenderQueue;
  styled(html: string): StyledPage;
  /** Shared with the content service; without it, the webhook answers 404. */
  webhookSecret?: string | undefined;
}

/** Before a client is rejected, so that one that asks again at once does not occupy the processor. */
const busyPauseMs = 1_000;

/** Set by the page cache when it renders a page. */
interface Bindings {
  revalidating?: boolean;
  /** IP prefix of the client that waits for the page; empty where none does. */
  ipPrefix?: string;
}

export type SiteApp = Hono<{ Bindings: Bindings }>;

/** Handles the requests that the edge handler does not serve from memory: endpoints first, then the pages. */
export function createSiteApp(options: SiteAppOptions): SiteApp {
  const { build, services, tenants, pictures, health, renders, styled, webhookSecret } = options;
  const { gateway, hosts, previewSecret } = services;
  const app: SiteApp = new Hono();

  const warm = warmPictures({ tenants, read: gateway.read, pictures });

  const screenAt = createScreens(build);
  // A form, and one click of a mail program, may be from before the site had languages, or from when it had some. A redirect
  // would lose what they send.
  app.use(async ({ req, env }, next) => {
    if (req.method !== 'POST') return next();
    const url = new URL(req.url);
    if (screenAt(url.pathname).takesForms) return next();
    const { tenant } = resolveTenant(hosts, req.header('host') ?? '');
    const pathname = formerPath(tenant.features, url.pathname);
    if (pathname === undefined || !screenAt(pathname).takesForms) return next();
    return app.fetch(new Request(Object.assign(url, { pathname }), req.raw), env);
  });

  app.use(securityHeaders);
  app.use(neverStoreFailures);

  app.route('/', healthRoutes(health, hosts));
  app.route('/', tenantIcons(hosts));

  app.use(compress());

  app.get(paths.securityContact.pattern, securityContact(hosts));
  app.get(paths.changePassword.pattern, (context) => context.redirect(paths.forgottenPassword.href()));
  app.route(
    mounts.hooks,
    contentWebhook({ secret: webhookSecret, drop: gateway.drop, onChanges: (changes) => void warm(changes) }),
  );

  // After the webhook, which is authenticated by its signature and not called by browsers.
  app.use(csrf());
  app.get(`${mounts.assets}/*`, (context) => context.notFound());
  // React Router would answer with the data of a page, for its own client, which no page loads.
  app.use(async (context, next) => {
    if (new URL(context.req.url).pathname.endsWith('.data')) return context.notFound();
    await next();
  });

  app.route(mounts.preview, previewRoutes(hosts, previewSecret));
  app.route(mounts.pictures, cardRoutes(hosts, gateway.read, pictures));
  app.route(mounts.pictures, pictureRoutes(pictures));
  app.route(mounts.downloads, downloadRoutes(gateway.access, hosts));
  app.route(mounts.api, apiProxy(gateway, hosts));

  const listing = createListing(build);
  app.use(allowedMethods(screenAt), screenHeaders(screenAt));
  const renderPage = createRequestHandler(build, 'production');
  app.all('*', async ({ req, env }) => {
    const provider = new RouterContextProvider();
    provider.set(revalidatingContext, env.revalidating === true);
    provider.set(screenListingContext, listing);
    provider.set(pageStylesContext, styled);
    const url = new URL(req.url);
    const pathname = decodablePath(url.pathname);
    const request = pathname === url.pathname ? req.raw : new Request(Object.assign(url, { pathname }), req.raw);
    const render = () => observeRender(() => renderPage(request, provider));
    // What a visitor sends has limits of its own, and must not be lost while pages are in demand.
    if (req.method !== 'GET' && req.method !== 'HEAD') return render();
    const { tenant } = resolveTenant(hosts, req.header('host') ?? '');
    const ipPrefix = env.ipPrefix ?? clientIpPrefix(req.raw);
    const page = renders.add({ tenant: tenant.key, ipPrefix }, render);
    if (page) return page;
    await sleep(busyPauseMs);
    return busyPage(tenant, pathname);
  });

  // Without it, shared caches keep the answer for minutes (RFC 9111, section 4.2.2), such as that of the former version to a
  // file of the new one while processes are replaced one by one.
  app.notFound((context) => context.text('404 Not Found', 404, { 'cache-control': 'no-store' }));

  app.onError((error, context) => {
    log('error', error.message, { route: screenAt(new URL(context.req.url).pathname).id, stack: error.stack });
    return context.text('Unexpected Application Error!', 500);
  });
  return app;
}
