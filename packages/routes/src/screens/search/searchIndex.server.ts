import { DatabaseSync } from 'node:sqlite';
import { foldText, maxFound } from './searchedText.ts';

/** A page that visitors can find. */
export interface SearchEntry {
  kind: 'page' | 'job' | 'house' | 'event' | 'article' | 'training';
  /** A path without language prefix, or a URL on another site of the group. */
  href: string;
  title: string;
  /** Paragraphs and other pieces of its text, in their order. */
  texts: readonly string[];
}

export interface SearchIndex extends Disposable {
  /**
   * The entries with all words, or with some of them if none has all, the best first.
   * @param words folded, three characters or more each
   */
  find(words: readonly string[]): SearchEntry[];
}

/** How much more a word counts in a title. */
const titleWeight = 10;

/** Indexes entries by all sequences of three characters, so that words are found within German compounds. */
export function createSearchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const database = new DatabaseSync(':memory:');
  database.exec("CREATE VIRTUAL TABLE entry USING fts5(title, text, content='', tokenize='trigram')");
  const insert = database.prepare('INSERT INTO entry (rowid, title, text) VALUES (?, ?, ?)');
  database.exec('BEGIN');
  for (const [position, { title, texts }] of entries.entries())
    insert.run(position, foldText(title), foldText(texts.join('\n')));
  database.exec('COMMIT');
  const select = database.prepare(
    `SELECT rowid FROM entry WHERE entry MATCH ? ORDER BY bm25(entry, ${titleWeight}, 1), rowid LIMIT ${maxFound}`,
  );
  const matching = (words: readonly string[], operator: 'AND' | 'OR'): SearchEntry[] => {
    const rows = select.all(words.map((word) => `"${word}"`).join(` ${operator} `));
    return rows.flatMap(({ rowid }) => entries[Number(rowid)] ?? []);
  };
  return {
    find(words) {
      if (words.length === 0) return [];
      const withAll = matching(words, 'AND');
      return withAll.length > 0 ? withAll : matching(words, 'OR');
    },
    [Symbol.dispose]: () => database.close(),
  };
}
