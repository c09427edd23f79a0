import { type Core, factories } from '@strapi/strapi';
import {
  components,
  internalTypes,
  publicTypes,
  serviceTypes,
  submissionTypes,
  uidOf,
} from '../../content/content-types.ts';
import { audit } from '../../features/audit/auditController.ts';
import { checks, checksRoutes } from '../../features/checks/checksController.ts';
import { history, historyRoutes } from '../../features/history/history.ts';
import { files, filesRoutes } from '../../features/library/filesController.ts';
import { multipart } from '../../features/submissions/multipart.ts';
import { oidc, oidcRoutes } from '../../features/directory/oidcController.ts';
import { overview } from '../../features/overview/overview.ts';
import { preview } from '../../features/preview/preview.ts';
import { redirectImport, redirectImportRoutes } from '../../features/redirects/redirectImport.ts';
import { privateFile } from '../../features/submissions/privateFile.ts';
import { receive } from '../../features/submissions/receive.ts';
import { worklist, worklistRoutes } from '../../features/submissions/worklist/worklist.ts';
import { secondFactor, secondFactorRoutes } from '../../features/secondFactor/secondFactorController.ts';
import { staffDirectory, staffDirectoryRoutes } from '../../features/directory/staffDirectory.ts';
import { staff, staffRoutes } from '../../features/staff/staff.ts';

// Strapi's loaders need a folder per type and a file per component. In a local plugin, types, components, controllers,
// services and routes derive from the contract's lists, which include the fifteen configurations, and still have admin,
// drafts and locales.

const names = Object.keys(publicTypes);

function routesOf(name: string) {
  const schema = publicTypes[name];
  const config = { middlewares: [{ name: 'global::wire', config: { uid: uidOf(name) } }] };
  const find = { method: 'GET', handler: `${name}.find`, config };
  if (schema?.kind === 'singleType') return [{ ...find, path: `/${name}` }];
  return [
    { ...find, path: `/${schema?.info.pluralName}` },
    { ...find, path: `/${schema?.info.pluralName}/:id`, handler: `${name}.findOne` },
  ];
}

const types = { ...publicTypes, ...submissionTypes, ...internalTypes, ...serviceTypes };

const submissionRoutes = Object.entries(submissionTypes).map(([name, { info }]) => ({
  method: 'POST',
  path: `/${info.pluralName}`,
  handler: `${name}.create`,
  config: { middlewares: [multipart] },
}));

/**
 * Routes for admin users: HR's working list; links to an application's files, and to a draft on its website; an entry's
 * history, open forms, the pages that link to it and what is wrong with it, if they may read the entry; the entries that
 * use a file; the import of redirects; what they deleted; the sign-in at the directory; and, for administrators, the audit log.
 */
const adminRoutes = [
  { method: 'GET', path: '/applications/:id/files', handler: 'private-file.links', config: {} },
  { method: 'GET', path: '/preview/:type/:id', handler: 'preview.link', config: {} },
  ...worklistRoutes,
  ...historyRoutes,
  ...checksRoutes,
  ...filesRoutes,
  ...redirectImportRoutes,
  ...oidcRoutes,
  ...secondFactorRoutes,
  { method: 'GET', path: '/overview', handler: 'overview.show', config: {} },
  { method: 'GET', path: '/audit', handler: 'audit.list', config: {} },
];
const fileRoute = {
  method: 'GET',
  path: '/application-files/:folder/:file',
  handler: 'private-file.send',
  config: { auth: false },
};

/** `blocks.text-with-picture` → `ComponentBlocksTextWithPicture`, as Strapi's loader of component files names it. */
const globalIdOf = (uid: string): string =>
  `Component${uid.replaceAll(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/** Does what Strapi's loader does with component files. */
function registerComponents(strapi: Core.Strapi): void {
  for (const [uid, schema] of Object.entries(components)) {
    const [category, modelName] = uid.split('.');
    const model = {
      ...schema,
      __schema__: structuredClone(schema),
      uid,
      category,
      modelName,
      globalId: globalIdOf(uid),
    };
    strapi.get('components').set(uid, { ...model, modelType: 'component' });
  }
}

export default {
  register: ({ strapi }: { strapi: Core.Strapi }): void => registerComponents(strapi),
  contentTypes: Object.fromEntries(Object.entries(types).map(([name, schema]) => [name, { schema }])),
  controllers: {
    ...Object.fromEntries(names.map((name) => [name, factories.createCoreController(uidOf(name))])),
    application: receive('application'),
    message: receive('message'),
    'private-file': privateFile,
    staff,
    'staff-directory': staffDirectory,
    preview,
    worklist,
    history,
    checks,
    files,
    'redirect-import': redirectImport,
    overview,
    oidc,
    'second-factor': secondFactor,
    audit,
  },
  services: Object.fromEntries(Object.keys(types).map((name) => [name, factories.createCoreService(uidOf(name))])),
  routes: {
    'content-api': {
      type: 'content-api',
      prefix: '',
      routes: [...names.flatMap(routesOf), ...submissionRoutes, ...staffRoutes, ...staffDirectoryRoutes, fileRoute],
    },
    admin: { type: 'admin', routes: adminRoutes },
  },
};
