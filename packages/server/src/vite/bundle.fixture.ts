import { build, type Plugin } from 'vite';

/**
 * The client bundle of virtual modules: the text of each file by its name.
 * @param modules source by id
 */
export async function bundle(
  modules: Readonly<Record<string, string>>,
  input: readonly string[],
  plugin: Plugin,
): Promise<Map<string, string>> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      rolldownOptions: { input: [...input], preserveEntrySignatures: 'strict' },
    },
    plugins: [
      {
        name: 'virtual',
        enforce: 'pre',
        resolveId: (id) => (id in modules ? id : null),
        // As package.json says for the packages: only styles have side effects.
        load: (id) =>
          id in modules
            ? { code: modules[id] ?? '', moduleSideEffects: input.includes(id) || id.endsWith('.css') }
            : null,
      },
      plugin,
    ],
  });
  const files = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  return new Map(files.map((file) => [file.fileName, 'code' in file ? file.code : String(file.source)]));
}
