import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { fullySupported } from './supportedBrowsers.ts';

/** Imported by `renderDocument`; the default export is the URL of the script. */
const moduleId = 'virtual:enhance-script';
const resolvedId = `\0${moduleId}`;

const source = fileURLToPath(import.meta.resolve('@group/routes/client/enhance'));

async function bundle(): Promise<{ address: string; code: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: fullySupported, rolldownOptions: { input: source, output: { format: 'iife' } } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('the enhance script was not built');
  const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8);
  return { address: `/assets/native-${hash}.js`, code: chunk.code };
}

/**
 * Bundles the enhance script of every page into one file without React. Its URL has a content hash, so the server and
 * client builds agree on it. In development, Vite serves the source.
 */
export function enhanceScript(): Plugin {
  let bundled: ReturnType<typeof bundle> | undefined;
  return {
    name: 'enhance-script',
    resolveId: { filter: { id: /^virtual:enhance-script$/ }, handler: () => resolvedId },
    load: {
      filter: { id: /^\0virtual:enhance-script$/ },
      async handler() {
        const address = this.environment.mode === 'dev' ? `/@fs${source}` : (await (bundled ??= bundle())).address;
        return `export default ${JSON.stringify(address)};`;
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { address, code } = await (bundled ??= bundle());
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: code });
    },
  };
}
