import { expect, it } from 'vitest';
import { bundle } from './bundle.fixture.ts';
import { plainImports } from './plainImports.ts';

const modules = {
  'virtual:entry.ts': `export const load = () => import('virtual:island.ts');`,
  'virtual:island.ts': `import 'virtual:island.css'; export const island = 'island';`,
  'virtual:island.css': '.island { color: red }',
};

it("leaves the imports of Vite's client bundle without its helper", async () => {
  const files = await bundle(modules, ['virtual:entry.ts'], plainImports());
  const code = [...files].map(([name, text]) => (name.endsWith('.js') ? text : '')).join('');
  expect([...files.keys()].some((name) => name.endsWith('.css'))).toBe(true);
  expect(code).toMatch(/import\("\.\/.+\.js"\)/);
  expect(code).not.toMatch(/modulepreload|createElement/);
});

it('stops a build in which it finds nothing to replace', async () => {
  const withoutIslands = { 'virtual:entry.ts': 'export const load = 1;' };
  await expect(bundle(withoutIslands, ['virtual:entry.ts'], plainImports())).rejects.toThrow('no preload helper');
});
