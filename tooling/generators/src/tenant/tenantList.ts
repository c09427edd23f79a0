import { camelCase } from '../repository/names.ts';
import { OperatorError } from '../repository/operatorError.ts';

const importLine = /^import \{ \w+ \} from '\.\/tenants\/(.+)\/tenant\.ts';$/;

/**
 * Adds a tenant to a module that imports the tenants alphabetically, one per line, and lists them in one array, to which
 * the new one is appended.
 * @throws OperatorError if the module has another structure or contains the tenant already
 */
export function addTenant(source: string, key: string): string {
  const identifier = camelCase(key);
  const imported = `import { ${identifier} } from './tenants/${key}/tenant.ts';`;
  const lines = source.split('\n');
  if (lines.includes(imported)) throw new OperatorError(`The tenant ${key} is in the list already.`);
  const siblings = lines.filter((line) => importLine.test(line));
  const next = siblings.find((line) => (importLine.exec(line)?.[1] ?? '') > key);
  const last = siblings.at(-1);
  const listEnd = lines.findLastIndex((line) => /^\](?: as const)?;$/.test(line));
  if (!last || listEnd === -1) throw new OperatorError('There is no list of tenants where one is looked for.');
  return lines
    .flatMap((line, index) => {
      if (line === next) return [imported, line];
      if (!next && line === last) return [line, imported];
      return index === listEnd ? [`  ${identifier},`, line] : [line];
    })
    .join('\n');
}
