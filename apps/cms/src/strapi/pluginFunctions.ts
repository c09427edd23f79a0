import type { Core } from '@strapi/strapi';

type Callable<Parameters extends unknown[]> = (...parameters: Parameters) => Promise<unknown>;

/** What takes the place of functions, by their names. */
type Changes<Parameters extends unknown[]> = Readonly<
  Record<string, (original: Callable<Parameters>) => Callable<Parameters>>
>;

/**
 * Replaces functions of a service, or actions of a controller, of a plugin of Strapi. In the registries of this Strapi:
 * its modules are shared by all that the process starts. Throws if Strapi has renamed a function, as what guards it would
 * do nothing.
 * @param uid e.g. `plugin::upload.folder`
 */
export function changePlugin<Parameters extends unknown[]>(
  strapi: Core.Strapi,
  kind: 'services' | 'controllers',
  uid: string,
  changes: Changes<Parameters>,
): void {
  strapi.get(kind).extend(uid, (functions: Record<string, Callable<Parameters>>) => {
    const changed = Object.entries(changes).map(([key, change]): [string, Callable<Parameters>] => {
      const original = functions[key];
      if (!original) throw new Error(`${uid} has no function ${key}.`);
      return [key, change(original.bind(functions))];
    });
    return { ...functions, ...Object.fromEntries(changed) };
  });
}

/** Replaces functions of Strapi's media library. */
export const changeLibrary = <Parameters extends unknown[]>(
  strapi: Core.Strapi,
  kind: 'services' | 'controllers',
  name: string,
  changes: Changes<Parameters>,
): void => changePlugin(strapi, kind, `plugin::upload.${name}`, changes);

/** Runs a check before each of some functions, with their parameters. */
export const checkedBefore = <Parameters extends unknown[]>(
  names: readonly string[],
  check: (...parameters: Parameters) => Promise<void>,
): Changes<Parameters> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      (original: Callable<Parameters>): Callable<Parameters> =>
        async (...parameters) => {
          await check(...parameters);
          return original(...parameters);
        },
    ]),
  );
