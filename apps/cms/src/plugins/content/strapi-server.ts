import { type Core, factories } from '@strapi/strapi';
import {
  components,
  internalTypes,
  publicTypes,
  serviceTypes,
  submissionTypes,
  uidOf,
} from '../../content/content-types.ts';
import { audit } from '../../audit/auditController.ts';
import { checks, checksRoutes } from '../../checks/checksController.ts';
import { history, historyRoutes } from '../../history/history.ts';
import { files, filesRoutes } from '../../library/filesController.ts';
import { multipart } from '../../middlewares/multipart.ts';
import { oidc, oidcRoutes } from '../../oidc/oidcController.ts';
import { overview } from '../../overview/overview.ts';
import { preview } from '../../preview/preview.ts';
import { redirectImport } from '../../features/redirects/redirectImport.ts';
import { privateFile } from '../../submissions/privateFile.ts';
import { receive } from '../../submissions/receive.ts';
import { worklist, worklistRoutes } from '../../submissions/worklist/worklist.ts';
import { secondFactor, secondFactorRoutes } from '../../secondFactor/secondFactorController.ts';
import { staffDirectory, staffDirectoryRoutes } from '../../oidc/staffDirectory.ts';
import { staff, staffRoutes } from '../../staff/staff.ts';

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
  { method: 'POST', path: '/redirects/import', handler: 'redirect-import.run', config: {} },
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
