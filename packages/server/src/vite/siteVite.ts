import type { Tenant } from '@group/themes/tenant';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { leanRouter } from './leanRouter.ts';
import { minifyTwice } from './minifyTwice.ts';
import { buildPictureWorker } from '../pictures/buildPictureWorker.ts';
import { enhanceScript } from './enhanceScript.ts';
import { pruneLocales } from './pruneLocales.ts';
import { fullySupported, readable } from './supportedBrowsers.ts';

/** One chunk for code that changes only with React or React Router: it compresses better than its parts. */
const framework = { name: 'framework', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ };

/** One chunk for the layout of every screen, for the same reason; and one style sheet. */
const layout = {
  name: 'layout',
  test: /\.vanilla\.css|routes[\\/]src[\\/](?:app|layout|site|client)[\\/](?!ContentWatch|hydrateSite)|ui[\\/]src[\\/](?:Section|Button|Heading|Icon|IconButton|LanguageMenu|Link|Logo|Alert|Skeleton|SkipLink|Stack|VisuallyHidden|form[\\/](?:Field|Select|SubmitButton)|foundations|messages)[\\/]/,
};

/** One chunk for the job application form and its parts, most of which no other screen uses. */
const application = {
  name: 'application',
  test: /routes[\\/]src[\\/](?:screens[\\/]application|forms)|content-client[\\/]src[\\/]job[\\/]jobKinds|ui[\\/]src[\\/]form[\\/]/,
};

/**
 * Vite configuration of a site.
 * @param tenants the tenants that the site serves
 * @param defaultPort of the development server, unless PORT is set
 */
export function siteVite(tenants: readonly Tenant[], defaultPort: number) {
  return defineConfig(({ command }) => ({
    plugins: [
      vanillaExtractPlugin(),
      reactRouter(),
      leanRouter(),
      enhanceScript(),
      pruneLocales(tenants),
      buildPictureWorker(),
      minifyTwice(),
    ],
    server: {
      port: Number(process.env.PORT || defaultPort),
      strictPort: true,
      host: process.env.HOST || '127.0.0.1',
    },
    ...(command === 'build' && {
      build: { cssTarget: readable },
      environments: {
        client: {
          build: {
            target: fullySupported,
            // React Router preloads the modules of a route itself.
            modulePreload: false,
            rolldownOptions: { output: { codeSplitting: { groups: [framework, layout, application] } } },
          },
        },
        // The server and the picture worker run without node_modules, except for the native module.
        ssr: {
          resolve: { noExternal: true, external: ['sharp'] },
          build: { rolldownOptions: { input: './src/server.ts' } },
        },
      },
    }),
  }));
}
