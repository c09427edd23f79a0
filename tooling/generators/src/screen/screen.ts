import type { Generator } from '../generator.ts';
import { editedFile, newFile, writeChanges } from '../repository/change.ts';
import { camelCase, kebabCaseObjection } from '../repository/names.ts';
import { addPath, addRoute } from './routeTable.ts';
import { screenFiles } from './screenFiles.ts';

const folder = 'packages/routes/src';

/** Generates a screen with its own path for every tenant. */
export const screenGenerator: Generator = {
  name: 'screen',
  makes: 'a screen of packages/routes: route, view, texts, test, its path and its route',
  questions: [
    {
      name: 'name',
      ask: 'Name in lower case (e.g. garden)',
      objection: (name) => kebabCaseObjection(name, 'name of a screen'),
    },
    {
      name: 'path',
      ask: 'Path without language prefix (e.g. /garten)',
      usual: ({ name = '' }) => `/${name}`,
      objection: (path) =>
        /^(\/[a-z\d]+(-[a-z\d]+)*)+$/.test(path) ? null : `"${path}" is not a path: write /garten or /jobs/garten.`,
    },
    { name: 'title', ask: 'German title (e.g. Unser Garten)' },
  ],
  make(root, { name = '', path = '', title = '' }) {
    const files = screenFiles({ name, title });
    return writeChanges(root, [
      ...Object.entries(files).map(([file, content]) => newFile(`${folder}/screens/${name}/${file}`, content)),
      editedFile(root, 'packages/content-client/src/contract/paths.ts', (paths) =>
        addPath(paths, camelCase(name), path),
      ),
      editedFile(root, `${folder}/app/siteRoutes.ts`, (routes) => addRoute(routes, name)),
    ]);
  },
  next: ({ name = '' }) => [
    `Translate ${folder}/screens/${name}/${name}.messages.ts: all languages have the German words now.`,
    `Its handle in ${name}.route.tsx lists it in the sitemap, and in the search by its title and lead.`,
    'Move its row in siteRoutes.ts to the screens of standard sites where the multilingual site lacks it.',
  ],
};
