import type { Plugin } from 'vite';

/** Stub of React Router's lazy route discovery module, for a manifest that contains all routes. */
const stub = `
  export const isFogOfWarEnabled = () => false;
  export const getPartialManifest = (manifest) => manifest;
  export const getPatchRoutesOnNavigationFunction = () => undefined;
  export const useFogOFWarDiscovery = () => {};
  // Used only by the router's server build and its server components.
  export const URL_LIMIT = undefined, getManifestPath = undefined;
  export const getPathsWithAncestors = undefined, handleClientVersionMismatch = undefined;
`;

const discovery = /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]fog-of-war\.js$/;

/**
 * Removes React Router's lazy route discovery from the client bundle, which `routeDiscovery: initial` makes unnecessary:
 * 1.5 kB less. Fails the build if the router no longer has that module, so that an upgrade is reviewed.
 */
export function leanRouter(): Plugin {
  let found = false;
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: discovery },
      handler() {
        found = true;
        return stub;
      },
    },
    buildEnd(error) {
      if (!error && !found)
        this.error('React Router has no lazy route discovery module any more: review leanRouter.ts.');
    },
  };
}
