import { dirname, join } from 'node:path/posix';

/** An import of a file by another one of the same package. */
export interface Import {
  from: string;
  to: string;
}

const relativeImport = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** The relative imports of a file. */
export function importsOf(file: string, source: string): Import[] {
  return [...source.matchAll(relativeImport)].map(([, path = '']) => ({ from: file, to: join(dirname(file), path) }));
}

/** Whether a folder is the other one or contained in it. */
function contains(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

/** The folders from which each folder imports. Files of a folder and of its own subfolders may import each other. */
export function folderGraph(imports: readonly Import[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [importer, imported] = [dirname(from), dirname(to)];
    if (contains(importer, imported)) continue;
    graph.set(importer, (graph.get(importer) ?? new Set()).add(imported));
  }
  return graph;
}

/** The folders of the first cycle of a graph, if there is one. */
export function cycleIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const finished = new Set<string>();
  const path: string[] = [];

  function visit(folder: string): string[] | undefined {
    if (finished.has(folder)) return undefined;
    const start = path.indexOf(folder);
    if (start !== -1) return [...path.slice(start), folder];
    path.push(folder);
    for (const next of graph.get(folder) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    finished.add(folder);
    return undefined;
  }

  for (const folder of graph.keys()) {
    const cycle = visit(folder);
    if (cycle) return cycle;
  }
  return undefined;
}
