import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { startProgram } from '@group/start/program';
import { packageProgram } from '@group/start/programs';
import { dataDirectory, repository } from '@group/start/settings';

/** The sources of the site. */
const sources = ['apps/group-site', 'packages', 'package.json', 'tsconfig.json'];

const generated = new Set(['build', '.react-router', '.turbo', '.results']);

/** The tenant that the generated ones copy. */
export const model = 'tabor';

export function generatedKey(number: number): string {
  return `house-${number}`;
}

/** A copy of the sources inside the repository, as Vite resolves packages only there. */
async function copySources(directory: string): Promise<void> {
  for (const source of sources) {
    await cp(join(repository, source), join(directory, source), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !generated.has(basename(path)),
    });
  }
  await symlink(join(repository, 'node_modules'), join(directory, 'node_modules'));
}

/** Adds a folder and a registry line for each generated tenant. */
async function addTenants(themes: string, numbers: readonly number[]): Promise<void> {
  const folder = join(themes, 'tenants', model);
  const definition = await readFile(join(folder, 'tenant.ts'), 'utf8');
  for (const number of numbers) {
    const own = join(themes, 'tenants', generatedKey(number));
    await cp(folder, own, { recursive: true });
    const named = definition
      .replace(`const ${model} `, `const house${number} `)
      .replace(`key: '${model}'`, `key: '${generatedKey(number)}'`)
      .replace(`'${model}.example'`, `'${generatedKey(number)}.example'`);
    await writeFile(join(own, 'tenant.ts'), named);
  }
  const imports = numbers.map((each) => `import { house${each} } from './tenants/${generatedKey(each)}/tenant.ts';\n`);
  const registry = join(themes, 'registry.ts');
  const list = 'const registered = [';
  const lines = numbers.map((each) => `\n  house${each},`);
  const source = await readFile(registry, 'utf8');
  await writeFile(registry, source.replace(list, `${imports.join('')}\n${list}${lines.join('')}`));
}

export interface BuiltApp extends AsyncDisposable {
  /** Folder of the app. */
  folder: string;
}

/**
 * Builds the site with generated tenants in addition to the fifteen.
 * @param tenants total number
 */
export async function buildWithTenants(tenants: number): Promise<BuiltApp> {
  const directory = join(dataDirectory, `bench/${tenants}-tenants`);
  const remove = () => rm(directory, { recursive: true, force: true });
  await remove();
  await mkdir(directory, { recursive: true });
  await copySources(directory);
  const numbers = Array.from({ length: tenants - 15 }, (_, position) => position + 16);
  await addTenants(join(directory, 'packages/themes/src'), numbers);
  const folder = join(directory, 'apps/group-site');
  const build = startProgram({
    title: `Building the site with ${tenants} tenants`,
    args: [packageProgram(folder, '@react-router/dev/bin.cjs'), 'build'],
    cwd: folder,
    environment: { ...process.env, NODE_ENV: 'production' },
    logFile: join(directory, 'build.log'),
  });
  if ((await build.ended) !== 0) throw new Error(`${build.title} failed: see ${build.logFile}`);
  return { folder, [Symbol.asyncDispose]: remove };
}
