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

/** One file for what changes with a new version of React or its router only: it compresses better than its parts. */
const framework = { name: 'framework', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ };

/** What stands around every screen, in one file for the same reason; and all styles, which are one file for good. */
const frame = {
  name: 'frame',
  test: /\.vanilla\.css|routes[\\/]src[\\/](?:frame|site|native)[\\/](?!ContentWatch)|ui[\\/]src[\\/](?:Band|Button|Heading|Icon|IconButton|LanguageMenu|Link|Logo|Notice|Skeleton|SkipLink|Stack|VisuallyHidden|form[\\/](?:Field|Select|SubmitButton)|foundations|texts)[\\/]/,
};

/** The quick application with what it is made of: most of it nobody else loads. */
const application = {
  name: 'application',
  test: /routes[\\/]src[\\/](?:application|forms|jobs[\\/]area)|content-client[\\/]src[\\/]job[\\/]jobKinds|ui[\\/]src[\\/]form[\\/]/,
};

/**
 * How a site program is built and developed.
 * @param serves the tenants that it answers for
 * @param defaultPort of the development server, where the variable PORT names none
 */
export function siteVite(serves: readonly Tenant[], defaultPort: number) {
  return defineConfig(({ command }) => ({
    plugins: [
      vanillaExtractPlugin(),
      reactRouter(),
      leanRouter(),
      enhanceScript(),
      pruneLocales(serves),
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
            // The router preloads what a route needs; Vite's own helper for it is not.
            modulePreload: false,
            rolldownOptions: { output: { codeSplitting: { groups: [framework, frame, application] } } },
          },
        },
        // The site, and the process that renders its pictures: they run without node_modules, but for the native library.
        ssr: {
          resolve: { noExternal: true, external: ['sharp'] },
          build: { rolldownOptions: { input: './src/server.ts' } },
        },
      },
    }),
  }));
}
