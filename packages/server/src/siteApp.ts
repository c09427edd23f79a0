import { serveStatic } from '@hono/node-server/serve-static';
import { signatureLogoPath } from '@group/routes/signature/logoPath';
import { log } from '@group/routes/site/log';
import type { SiteServices } from '@group/routes/site/defineSite.server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { contentRoutes } from './contentRoutes.ts';
import { downloadRoutes } from './downloadRoutes.ts';
import { pictureRoutes } from './pictureRoutes.ts';
import { createPictureStore } from './pictures.ts';
import { signatureLogo } from './signatureLogo.ts';

export interface SiteAppOptions {
  build: ServerBuild;
  clientDirectory: string;
  services: SiteServices;
  state: { readonly stopping: boolean };
}

/** Names of built files carry a hash of their content. */
const immutable = 'public, max-age=31536000, immutable';

/** The way of a request: health, built files, pictures, documents, content for the browser, and then the pages. */
export function createSiteApp({ build, clientDirectory, services, state }: SiteAppOptions): Hono {
  const { gateway, hosts, dataDirectory } = services;
  const app = new Hono();

  app.get('/health/live', (context) => context.text('live'));
  app.get('/health/ready', (context) => (state.stopping ? context.text('stopping', 503) : context.text('ready', 200)));

  // Before the headers of all else: mails, which are of another origin, show it.
  app.get(signatureLogoPath, signatureLogo(hosts));

  // Within the site a page may know where one comes from; nobody else learns it.
  app.use(secureHeaders({ referrerPolicy: 'same-origin' }));
  app.use(compress());

  app.use('/assets/*', async (context, next) => {
    await next();
    if (context.res.ok) context.header('cache-control', immutable);
  });
  app.use('/assets/*', serveStatic({ root: clientDirectory }));
  app.get('/assets/*', (context) => context.notFound());

  const directory = dataDirectory && `${dataDirectory}/pictures`;
  app.route('/pictures', pictureRoutes(createPictureStore(gateway.access, directory)));
  app.route('/downloads', downloadRoutes(gateway.access));
  app.route('/api', contentRoutes(gateway, hosts));

  const renderPage = createRequestHandler(build, 'production');
  app.all('*', (context) => renderPage(context.req.raw));

  app.onError((error, context) => {
    log('error', error.message, { path: context.req.path, stack: error.stack });
    return context.text('Unexpected Application Error!', 500);
  });
  return app;
}
