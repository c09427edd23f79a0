import type { Tenant } from '@group/themes/tenant';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { minifyTwice } from './minifyTwice.ts';
import { nativeScript } from './nativeScript.ts';
import { spokenLanguages } from './spokenLanguages.ts';

/** One file for what changes with a new version of React or its router only: it compresses better than its parts. */
const framework = { name: 'framework', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ };

const own = /packages[\\/](?:ui|routes)[\\/]src[\\/]/;
const screen = /\.route\.tsx/;

/** What comes to life on demand, see `hydrateOnDemand` in the routes. */
const asleep =
  /ui[\\/]src[\\/](?:Gallery|IconButton|LanguageMenu|RichText|texts[\\/]format)|blocks[\\/](?!Blocks|Hero|Doors)|[\\/](?:Footer|SiteLanguages)\./;

/** What hardly any visit needs. */
const seldom = /ContentWatch|Lightbox|routes[\\/]src[\\/]signature[\\/]/;

/**
 * The site's own parts that nearly every page has, in one file for the same reason; and all styles, so that a part
 * which comes to life later is dressed from the beginning.
 */
const frame = {
  name: 'frame',
  test: (id: string) =>
    own.test(id) && !screen.test(id) && (id.includes('.vanilla.css') || !(asleep.test(id) || seldom.test(id))),
};

const onDemand = {
  name: 'on-demand',
  test: (id: string) => own.test(id) && asleep.test(id) && !seldom.test(id),
};

/**
 * How a site program is built and developed.
 * @param serves the tenants that it answers for
 * @param defaultPort of the development server, where the variable PORT names none
 */
export function siteVite(serves: readonly Tenant[], defaultPort: number) {
  return defineConfig(({ command }) => ({
    plugins: [vanillaExtractPlugin(), reactRouter(), nativeScript(), spokenLanguages(serves), minifyTwice()],
    server: {
      port: Number(process.env.PORT || defaultPort),
      strictPort: true,
      host: process.env.HOST || '127.0.0.1',
    },
    ...(command === 'build' && {
      environments: {
        client: {
          build: {
            // The router preloads what a route needs; Vite's own helper for it is not.
            modulePreload: false,
            rolldownOptions: { output: { codeSplitting: { groups: [framework, frame, onDemand] } } },
          },
        },
        // One file that runs without node_modules, but for the native picture library.
        ssr: {
          resolve: { noExternal: true, external: ['sharp'] },
          build: { rolldownOptions: { input: './src/server.ts' } },
        },
      },
    }),
  }));
}
