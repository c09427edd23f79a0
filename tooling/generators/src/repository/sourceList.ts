import { OperatorError } from './operatorError.ts';

const importLine = /^import .* from '([^']+)';$/;

/** Adds a relative import before the first one whose path sorts after it, otherwise behind the last. */
export function withImport(source: string, line: string): string {
  const [, added = ''] = importLine.exec(line) ?? [];
  const lines = source.split('\n');
  const paths = lines.map((each) => importLine.exec(each)?.[1] ?? '');
  const next = paths.findIndex((path) => path.startsWith('.') && path > added);
  const place = next === -1 ? paths.findLastIndex((path) => path !== '') + 1 : next;
  return lines.toSpliced(place, 0, line).join('\n');
}

/**
 * Adds a line at the end of the list or object that begins with `opening` and ends with the next line that begins with a
 * bracket.
 * @param file name for the message
 * @throws OperatorError if the list is not found, or has the line already
 */
export function withEntry(source: string, file: string, opening: string, line: string): string {
  const start = source.indexOf(opening);
  const end = start === -1 ? -1 : source.slice(start).search(/\n[\]}]/);
  if (end === -1) throw new OperatorError(`${file} has no "${opening}".`);
  const list = source.slice(start, start + end);
  if (list.split('\n').some((each) => each.trim() === line.trim())) {
    throw new OperatorError(`${file} has ${line.trim()} already.`);
  }
  return `${source.slice(0, start + end)}\n${line}${source.slice(start + end)}`;
}

/**
 * Adds an item at the end of the array of literals that begins with `opening`, on one line or several.
 * @param file name for the message
 * @throws OperatorError if the array is not found, or has the item already
 */
export function withItem(source: string, file: string, opening: string, item: string): string {
  const start = source.indexOf(opening) + opening.length;
  const end = start < opening.length ? -1 : source.indexOf(']', start);
  if (end === -1) throw new OperatorError(`${file} has no "${opening}".`);
  const items = source
    .slice(start, end)
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  if (items.includes(item)) throw new OperatorError(`${file} has ${item} already.`);
  return `${source.slice(0, start)}${[...items, item].join(', ')}${source.slice(end)}`;
}
