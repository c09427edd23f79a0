import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foreignModules, requireNodeModules } from './requireNodeModules.ts';

describe('requireNodeModules', () => {
  let folder = '';

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Writes a package; its files export their own names. */
  async function install(name: string, manifest: object, files: readonly string[]): Promise<string[]> {
    const own = join(folder, 'node_modules', name);
    await mkdir(own, { recursive: true });
    await writeFile(join(own, 'package.json'), JSON.stringify({ name, type: 'module', ...manifest }));
    for (const file of files) await writeFile(join(own, file), `export const file = '${file}';\n`);
    return files.map((file) => join(own, file));
  }

  it.each([
    ['exports', { exports: { '.': { browser: './b.js', default: './a.js' } } }],
    ['nested exports', { exports: { import: { node: './a.js', default: './b.js' } } }],
    ['exports for development', { exports: { '.': { development: './b.js', default: './a.js' } } }],
    ['patterns', { exports: { './*': { worker: './b*', node: './a*' } } }],
    ['imports', { imports: { '#platform': { node: './a.js', default: './b.js' } } }],
    ['a field', { main: './c.js', browser: './b.js' }],
    ['a map', { main: './a.js', browser: { './c.js': './b.js' } }],
    ['a field that Node ignores', { exports: './a.js', browser: './b.js' }],
  ])('names the modules that a package offers to others than Node by %s', async (name, manifest) => {
    const [ours = '', theirs = ''] = await install(`@group/${name.replaceAll(' ', '-')}`, manifest, ['a.js', 'b.js']);
    expect(foreignModules([ours, theirs, '\0virtual', join(folder, 'b.js')])).toEqual([theirs]);
  });

  it('leaves the choice to a package that bundles both variants, except between builds of React', async () => {
    const chosen = await install('debug', { main: 'index.js', browser: 'browser.js' }, ['index.js', 'browser.js']);
    expect(foreignModules(chosen)).toEqual([]);
    const [production = '', development = ''] = await install('react', { main: 'index.js' }, [
      'react.production.js',
      'react.development.js',
    ]);
    expect(foreignModules([production, development])).toEqual([development]);
  });

  it.each([
    [[], /for Node: .*browser\.js/],
    [['node'], /^$/],
  ])('fails a build of the server with the conditions %j', async (conditions, problem) => {
    const imports = { '#platform': { node: './node.js', default: './browser.js' } };
    await install('exporter', { exports: './entry.js', imports }, ['node.js', 'browser.js']);
    await writeFile(join(folder, 'node_modules/exporter/entry.js'), `export * from '#platform';`);
    const input = join(folder, 'server.js');
    await writeFile(input, `import { file } from 'exporter'; console.log(file);`);
    const builder = await createBuilder({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [requireNodeModules()],
      environments: {
        ssr: {
          resolve: { noExternal: true, conditions },
          build: { ssr: true, write: false, rolldownOptions: { input } },
        },
      },
    });
    const { ssr } = builder.environments;
    const failure = ssr ? await builder.build(ssr).then(() => '', String) : 'no environment';
    expect(failure).toMatch(problem);
  });
});
