import type { Core } from '@strapi/strapi';

type Callable<Parameters extends unknown[]> = (...parameters: Parameters) => Promise<unknown>;

/** What takes the place of functions, by their names. */
type Changes<Parameters extends unknown[]> = Readonly<
  Record<string, (original: Callable<Parameters>) => Callable<Parameters>>
>;

/**
 * Replaces functions of a service, or actions of a controller, of Strapi's media library. In the registries of this
 * Strapi: its modules are shared by all that the process starts. Throws if Strapi has renamed a function, as what guards
 * it would do nothing.
 */
export function changeLibrary<Parameters extends unknown[]>(
  strapi: Core.Strapi,
  kind: 'services' | 'controllers',
  name: string,
  changes: Changes<Parameters>,
): void {
  strapi.get(kind).extend(`plugin::upload.${name}`, (functions: Record<string, Callable<Parameters>>) => {
    const changed = Object.entries(changes).map(([key, change]): [string, Callable<Parameters>] => {
      const original = functions[key];
      if (!original) throw new Error(`Strapi's media library has no function ${name}.${key}.`);
      return [key, change(original.bind(functions))];
    });
    return { ...functions, ...Object.fromEntries(changed) };
  });
}

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
