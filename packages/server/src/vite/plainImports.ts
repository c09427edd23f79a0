import type { Plugin } from 'vite';

/** Vite's helper around each `import()` of the client bundle, which its documentation does not name. */
const helper = /^\0vite\/preload-helper/;

/**
 * Leaves each `import()` as it is written. Vite's helper around it waits for style sheets, which pages with islands have
 * already, and takes a seventh of the script that every page loads. Vite 8.4 has an option for preloads of scripts alone.
 * Fails a build in which the helper is no longer found.
 */
export function plainImports(): Plugin {
  let isReplaced = false;
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: helper },
      handler() {
        isReplaced = true;
        return 'export const __vitePreload = (load) => load();';
      },
    },
    generateBundle() {
      if (!isReplaced) this.error('Vite has no preload helper to replace.');
    },
  };
}
