import type { Tenant } from '@group/themes/tenant';
import type { Plugin } from 'vite';

/** The languages of the texts that a program's visitors can see. */
function languagesOf(serves: readonly Tenant[]): Set<string> {
  return new Set(
    serves.flatMap(({ language, features }) => features.languages?.map(({ prefix }) => prefix) ?? [language]),
  );
}

/**
 * Leaves out of the browser's files the texts in languages that no tenant of the program speaks: four fifths of all
 * words, for a program of German sites. On the server all languages stay.
 */
export function pruneLocales(serves: readonly Tenant[]): Plugin {
  const spoken = languagesOf(serves);
  return {
    name: 'spoken-languages',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.texts\.ts$/ },
      handler(code) {
        let shortened = code;
        for (const statement of this.parse(code).body.toReversed()) {
          if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
            continue;
          const call = statement.declaration.declarations[0]?.init;
          const table = call?.type === 'CallExpression' ? call.arguments[0] : undefined;
          if (table?.type !== 'ObjectExpression') continue;
          const kept = table.properties.filter(
            (property) =>
              property.type === 'Property' && property.key.type === 'Identifier' && spoken.has(property.key.name),
          );
          const source = kept.map(({ start, end }) => code.slice(start, end)).join(',');
          shortened = `${shortened.slice(0, table.start)}{${source}}${shortened.slice(table.end)}`;
        }
        return { code: shortened, map: null };
      },
    },
  };
}
