import type { Core } from '@strapi/strapi';

/** The functions of Strapi's services and of Strapi itself that this service replaces, for want of extension points. */
export const replacedFunctions = [
  'auth.authenticate',
  'db.init',
  'db.schema.sync',
  'db.transaction',
  'plugin::content-manager.document-metadata.getMetadata',
  'plugin::upload.provider.replace',
  'plugin::upload.upload.replace',
  'plugin::upload.upload.updateFileInfo',
  'plugin::upload.upload.upload',
] as const;

type Callable<Given extends unknown[], Result> = (...given: Given) => Promise<Result>;

/** The service or the part of Strapi that a function belongs to, and the function's name. */
export function locate(strapi: Core.Strapi, path: string) {
  const [, owner = '', name = ''] = /^(.*)\.(\w+)$/.exec(path) ?? [];
  const parts = { auth: strapi.get('auth'), db: strapi.db, 'db.schema': strapi.db.schema };
  return { owner, name, functions: Reflect.get(parts, owner) ?? strapi.get('services').get(owner) };
}

/**
 * Replaces a function. Throws by name if Strapi has renamed it, as what guards it would do nothing. Services are replaced
 * in the registry of this Strapi: its modules are shared by all that the process starts.
 * @param path the service, or the part of Strapi, and the name of the function
 */
export function replaceFunction<Given extends unknown[], Result = unknown>(
  strapi: Core.Strapi,
  path: (typeof replacedFunctions)[number],
  change: (original: Callable<Given, Result>) => Callable<Given, Result>,
): void {
  const { owner, name, functions } = locate(strapi, path);
  const original: Callable<Given, Result> | undefined = functions?.[name];
  if (!original) throw new Error(`Strapi has no function ${path}.`);
  const replaced = { [name]: change(original.bind(functions)) };
  if (owner.includes('::')) strapi.get('services').set(owner, { ...functions, ...replaced });
  else Object.assign(functions, replaced);
}
