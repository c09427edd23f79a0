import type { Tenant } from '@group/themes/tenant';
import type { Plugin } from 'vite';

function languagesOf(tenants: readonly Tenant[]): Set<string> {
  return new Set(
    tenants.flatMap(({ language, features }) => features.languages?.map(({ prefix }) => prefix) ?? [language]),
  );
}

/**
 * Removes messages in languages that no tenant uses from the client bundle: four fifths of all messages for the German
 * sites. The server build keeps all languages.
 */
export function pruneLocales(tenants: readonly Tenant[]): Plugin {
  const languages = languagesOf(tenants);
  return {
    name: 'prune-locales',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.messages\.ts$/ },
      handler(code) {
        let pruned = code;
        for (const statement of this.parse(code).body.toReversed()) {
          if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
            continue;
          const call = statement.declaration.declarations[0]?.init;
          const table = call?.type === 'CallExpression' ? call.arguments[0] : undefined;
          if (table?.type !== 'ObjectExpression') continue;
          const keptProperties = table.properties.filter(
            (property) =>
              property.type === 'Property' && property.key.type === 'Identifier' && languages.has(property.key.name),
          );
          const source = keptProperties.map(({ start, end }) => code.slice(start, end)).join(',');
          pruned = `${pruned.slice(0, table.start)}{${source}}${pruned.slice(table.end)}`;
        }
        return { code: pruned, map: null };
      },
    },
  };
}
