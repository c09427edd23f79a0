import { describe, expect, it } from 'vitest';
import { bundle } from './bundle.fixture.ts';
import { serverRoutes } from './serverRoutes.ts';

const modules: Readonly<Record<string, string>> = {
  'virtual:entry.js': `import { used } from 'virtual:used.js'; used();`,
  'virtual:route.js?__react-router-build-client-route': `export { default } from 'virtual:route.js';`,
  'virtual:route.js': `import { view } from 'virtual:view.js'; import 'virtual:screen.css'; export default () => view;`,
  'virtual:view.js': `import 'virtual:view.css'; export const view = 'only on the server';`,
  'virtual:used.js': `export const used = () => console.log('in the browser');`,
  'virtual:view.css': '.view { color: red }',
  'virtual:screen.css': '.screen { color: red }',
};

describe('serverRoutes', () => {
  it('builds the styles of routes, in their order, and none of their code', async () => {
    const files = await bundle(
      modules,
      ['virtual:entry.js', 'virtual:route.js?__react-router-build-client-route'],
      serverRoutes(),
    );
    const textOf = (ending: string) =>
      [...files].flatMap(([name, text]) => (name.endsWith(ending) ? [text] : [])).join('\n');
    expect(textOf('.css').match(/\.\w+(?= \{)/g)).toEqual(['.view', '.screen']);
    expect(textOf('.js')).toContain('in the browser');
    expect(textOf('.js')).not.toContain('only on the server');
    expect([...files.keys()].filter((name) => name.endsWith('.js'))).toHaveLength(1);
  });
});
