import type { Tenant } from '@group/themes/tenant';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { minifyTwice } from './minifyTwice.ts';
import { omitHandoff } from './omitHandoff.ts';
import { oneByteCharacters } from './oneByteCharacters.ts';
import { buildPictureWorker } from '../pictures/buildPictureWorker.ts';
import { plainImports } from './plainImports.ts';
import { pruneLocales } from './pruneLocales.ts';
import { serverRoutes } from './serverRoutes.ts';
import { shortNames } from './shortNames.ts';
import { fullySupported, readable } from './supportedBrowsers.ts';

/** One chunk for React and what starts an island, which change rarely, and compress better than their parts. */
const react = { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|hydrateIsland/ };

/** One style sheet for all pages. */
const styles = { name: 'styles', test: /\.vanilla\.css|pageTransition\.css/ };

/**
 * Vite configuration of a site.
 * @param tenants the tenants that the site serves
 * @param defaultPort of the development server, unless PORT is set
 */
export function siteVite(tenants: readonly Tenant[], defaultPort: number) {
  return defineConfig(({ command }) => ({
    plugins: [
      vanillaExtractPlugin(command === 'build' ? { identifiers: shortNames() } : {}),
      reactRouter(),
      serverRoutes(),
      pruneLocales(tenants),
      buildPictureWorker(),
      plainImports(),
      minifyTwice(),
      omitHandoff(),
      oneByteCharacters(),
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
            // All chunks are islands, which are needed later.
            modulePreload: false,
            rolldownOptions: { output: { codeSplitting: { groups: [react, styles] } } },
          },
        },
        // The server and the picture worker run without node_modules, except for the native module.
        ssr: {
          // React Router removes the condition `node` for apps that do not depend on one of its servers.
          resolve: { noExternal: true, external: ['sharp'], conditions: ['node'] },
          // Otherwise React's development build is bundled too, and used if the variable is not set at the start.
          define: { 'process.env.NODE_ENV': '"production"' },
          build: { rolldownOptions: { input: './src/server.ts' } },
        },
      },
    }),
  }));
}
