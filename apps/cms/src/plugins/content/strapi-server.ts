import { type Core, factories } from '@strapi/strapi';
import {
  components,
  internalTypes,
  ownType,
  publicTypes,
  submissionTypes,
  uidOf,
} from '../../content/content-types.ts';
import type { Feature } from '../../feature.ts';
import { features } from '../../features.ts';
import { controllerOf, routesOf } from '../../strapi/endpoints.ts';

// Strapi's loaders need a folder per type and a file per component. In a local plugin, types, components, controllers,
// services and routes derive from the contract's lists, which include the fifteen configurations, and from the features,
// and still have admin, drafts and locales.

const names = Object.keys(publicTypes);

const merged = <Part extends 'endpoints' | 'adminEndpoints' | 'middlewares'>(part: Part): NonNullable<Feature[Part]> =>
  Object.assign({}, ...features.map((feature: Feature) => feature[part]));

const middlewares = merged('middlewares');

function routesOfType(name: string) {
  const schema = publicTypes[name];
  const wire = { name: 'plugin::content.wire', config: { uid: uidOf(name) } };
  const config = { middlewares: [wire, ...(name in middlewares ? [{ name: `plugin::content.${name}` }] : [])] };
  const find = { method: 'GET', handler: `${name}.find`, config };
  if (schema?.kind === 'singleType') return [{ ...find, path: `/${name}` }];
  return [
    { ...find, path: `/${schema?.info.pluralName}` },
    { ...find, path: `/${schema?.info.pluralName}/:id`, handler: `${name}.findOne` },
  ];
}

const endpoints = { api: merged('endpoints'), admin: merged('adminEndpoints') };

const ownTypes = features.flatMap(({ contentTypes = {} }: Feature) =>
  Object.entries(contentTypes).map(([name, type]) => [name, ownType(name, type)] as const),
);

const types = { ...publicTypes, ...submissionTypes, ...internalTypes, ...Object.fromEntries(ownTypes) };

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
    api: controllerOf(endpoints.api),
    admin: controllerOf(endpoints.admin),
  },
  middlewares,
  services: Object.fromEntries(Object.keys(types).map((name) => [name, factories.createCoreService(uidOf(name))])),
  routes: {
    'content-api': {
      type: 'content-api',
      prefix: '',
      routes: [...names.flatMap(routesOfType), ...routesOf(endpoints.api, 'api')],
    },
    admin: { type: 'admin', routes: routesOf(endpoints.admin, 'admin') },
  },
};
