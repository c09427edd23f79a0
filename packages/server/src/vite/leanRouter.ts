import type { Plugin } from 'vite';

/** What the router's module for finding routes later gives to its other modules, where all routes are known at once. */
const allKnown = `
  export const isFogOfWarEnabled = () => false;
  export const getPartialManifest = (manifest) => manifest;
  export const getPatchRoutesOnNavigationFunction = () => undefined;
  export const useFogOFWarDiscovery = () => {};
  // For the router's server and its server components, which no browser of ours has.
  export const URL_LIMIT = undefined, getManifestPath = undefined;
  export const getPathsWithAncestors = undefined, handleClientVersionMismatch = undefined;
`;

const discovery = /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]fog-of-war\.js$/;

/**
 * Leaves out of the browser's files the router's code for asking the server about routes, which our small tables make
 * needless (`routeDiscovery: initial`): a kilobyte and a half less. Fails the build where the router has no such module
 * any more, so that it is looked at anew with a new version.
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
        return allKnown;
      },
    },
    buildEnd(error) {
      if (!error && !found) this.error('The router has no module for finding routes: look at leanRouter.ts.');
    },
  };
}
