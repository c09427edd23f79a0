import type { Plugin } from 'vite';

/** The data of the loaders, encoded for React Router's script in the browser. */
const handoff = /serverHandoffStream: encodeViaTurboStream\([^)]*\),/g;

/** React Router's server without the handoff. */
export function withoutHandoff(code: string): string {
  return code.replaceAll(handoff, '');
}

/**
 * Omits from the server bundle what React Router prepares for its script in the browser, which no page of these sites
 * loads: a tenth of the time of a page, and of what it allocates. React Router 8.4 has no option for it. Fails a build in
 * which it is no longer found: the newer version may not prepare it, or elsewhere.
 */
export function omitHandoff(): Plugin {
  let isOmitted = false;
  return {
    name: 'omit-handoff',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /react-router\/.*\/server-runtime\/server\.js$/ },
      handler(code) {
        const rest = withoutHandoff(code);
        isOmitted ||= rest !== code;
        return { code: rest, map: null };
      },
    },
    generateBundle() {
      if (!isOmitted) this.error('The server of React Router has no `serverHandoffStream` to omit.');
    },
  };
}
