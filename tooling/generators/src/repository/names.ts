/** Reserved words of JavaScript that are plausible names. */
const reservedWords = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/** `forum-gerontologie` → `forumGerontologie`, the name of a constant. */
export function camelCase(kebab: string): string {
  return kebab.replaceAll(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}

/** `forum-gerontologie` → `ForumGerontologie`, the name of a type or a component. */
export function pascalCase(kebab: string): string {
  const camel = camelCase(kebab);
  return camel.slice(0, 1).toUpperCase() + camel.slice(1);
}

/** A kebab-case name that is valid as an identifier, for folders of tenants, screens and types. */
function isKebabCase(name: string): boolean {
  return /^[a-z][a-z\d]*(-[a-z][a-z\d]*)*$/.test(name) && name.length <= 40 && !reservedWords.has(name);
}

/** Objects to a name that is not in kebab-case, and says what is. */
export function kebabCaseObjection(name: string, unit: string): string | null {
  if (isKebabCase(name)) return null;
  const wrong = `"${name}" cannot be the ${unit}`;
  if (reservedWords.has(name)) return `${wrong}: JavaScript reserves it.`;
  return `${wrong}: write words of a to z and digits that begin with a letter, joined by hyphens, in 40 characters (e.g. meal-plan).`;
}

/** A PascalCase name, for folders of components. */
export function isPascalCase(name: string): boolean {
  return /^[A-Z][A-Za-z\d]*$/.test(name) && name.length <= 40;
}

/** A string literal in single quotes. */
export function quoted(text: string): string {
  return `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;
}
