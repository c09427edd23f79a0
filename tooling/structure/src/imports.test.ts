import { dirname } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { cycleIn, folderGraph, importsOf } from './imports.ts';
import { read, sourceFiles } from './sourceFiles.ts';

const product = sourceFiles.filter((file) => !/\.(?:test|stories|fixture|spec)\.|\.d\.ts$/.test(file));
const imports = product.flatMap((file) => importsOf(file, read(file)));

describe('imports between folders', () => {
  it('are detected', () => expect(imports.length).toBeGreaterThan(1_000));

  it('have no cycles', () => {
    expect(cycleIn(folderGraph(imports))).toBeUndefined();
  });

  it.each(['screens', 'blocks', 'domain'])('of %s point to shared folders, not to each other', (floor) => {
    const root = `packages/routes/src/${floor}`;
    const unit = (file: string): string => file.slice(root.length + 1).split('/')[0] ?? '';
    const shared = ['block', 'Blocks', 'events'];
    const across = imports.filter(
      ({ from, to }) =>
        dirname(from).startsWith(`${root}/`) &&
        dirname(to).startsWith(`${root}/`) &&
        unit(from) !== unit(to) &&
        ![unit(from), unit(to)].some((name) => shared.includes(name)),
    );
    expect(across).toEqual([]);
  });

  it('between the layers of packages/routes point down only', () => {
    const layers = [
      ['app'],
      ['client', 'screens'],
      ['blocks'],
      ['layout', 'domain', 'forms', 'staff'],
      ['preview'],
      ['site'],
    ];
    const layerOf = (file: string): number => {
      const [, folder] = /^packages\/routes\/src\/([^/]+)\//.exec(file) ?? [];
      return layers.findIndex((layer) => folder !== undefined && layer.includes(folder));
    };
    const inside = imports.filter(({ from }) => layerOf(from) >= 0);
    expect(inside.length).toBeGreaterThan(300);
    expect(inside.filter(({ from, to }) => layerOf(to) < layerOf(from))).toEqual([]);
  });
});

describe('the contract of the content service and the sites', () => {
  it('imports nothing but itself, Node, zod and the registry of tenants', () => {
    const contract = product.filter((file) => file.startsWith('packages/content-client/src/contract/'));
    expect(contract.length).toBeGreaterThan(3);
    const imported = contract.flatMap((file) => [...read(file).matchAll(/ from '([^']+)'/g)].map(([, from]) => from));
    const allowed = /^(?:(?:\.\.?\/)+(?:\w+\/)*\w+\.ts|node:crypto|zod|@group\/themes\/registry)$/;
    expect(imported.filter((from) => !allowed.test(from ?? ''))).toEqual([]);
  });
});

describe('cycleIn', () => {
  it('names the folders of a cycle', () => {
    const graph = folderGraph([
      { from: 'a/one.ts', to: 'b/two.ts' },
      { from: 'b/two.ts', to: 'c/three.ts' },
      { from: 'c/three.ts', to: 'b/four.ts' },
    ]);
    expect(cycleIn(graph)).toEqual(['b', 'c', 'b']);
  });

  it('allows imports between a folder and its subfolders', () => {
    const graph = folderGraph([
      { from: 'a/one.ts', to: 'a/b/two.ts' },
      { from: 'a/b/two.ts', to: 'a/three.ts' },
    ]);
    expect(cycleIn(graph)).toBeUndefined();
  });
});

describe('importsOf', () => {
  it('reads static, side-effect and dynamic imports', () => {
    const source = `import './styles.css.ts';\nimport { a } from '../b/a.ts';\nawait import('./c.ts');\nimport 'react';`;
    expect(importsOf('x/y/z.ts', source).map(({ to }) => to)).toEqual(['x/y/styles.css.ts', 'x/b/a.ts', 'x/y/c.ts']);
  });
});
