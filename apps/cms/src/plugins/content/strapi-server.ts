import { factories } from '@strapi/strapi';
import { publicTypes, uidOf } from '../../content/content-types.ts';

// Strapi's own loader wants a folder per type. As a local plugin the types, controllers, services and routes come from
// one list, the fifteen configurations included, and have the admin, the drafts and the languages all the same.

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

export default {
  contentTypes: Object.fromEntries(names.map((name) => [name, { schema: publicTypes[name] }])),
  controllers: Object.fromEntries(names.map((name) => [name, factories.createCoreController(uidOf(name))])),
  services: Object.fromEntries(names.map((name) => [name, factories.createCoreService(uidOf(name))])),
  routes: { 'content-api': { type: 'content-api', prefix: '', routes: names.flatMap(routesOf) } },
};
