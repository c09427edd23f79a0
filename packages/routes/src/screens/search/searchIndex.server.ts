import { DatabaseSync } from 'node:sqlite';
import { foldText } from '@group/content-client/contract/foldText';
import type { TenantKey } from '@group/themes/registry';
import { maxFound } from './searchedText.ts';

/** A page that visitors can find. */
export interface SearchEntry {
  kind: 'page' | 'job' | 'house' | 'event' | 'article' | 'training';
  /** A path without language prefix. */
  href: string;
  /** The organisation whose site has the page, by default this one. */
  at?: TenantKey | undefined;
  title: string;
  /** The organisation's name, if it is not the site's. */
  owner?: string | undefined;
  untranslated?: true | undefined;
  /** What the page is about in other words than its title. */
  topics?: readonly string[];
  /** Paragraphs and other pieces of its text, in their order. */
  texts: readonly string[];
}

export type SearchIndex = ReturnType<typeof createSearchIndex>;

/** How much more a word counts in a title, and in a topic. */
const [titleWeight, topicWeight] = [10, 5];

/** Unlike an advertisement or an event, which is short, and mentions in passing what these are about. */
const isLasting = ({ kind }: SearchEntry): boolean => kind === 'page' || kind === 'house';

/** Indexes entries by all sequences of three characters, so that words are found within German compounds. */
export function createSearchIndex(unordered: readonly SearchEntry[]) {
  const lasting = unordered.filter(isLasting);
  const entries = [...lasting, ...unordered.filter((entry) => !isLasting(entry))];
  const database = new DatabaseSync(':memory:');
  database.exec("CREATE VIRTUAL TABLE entry USING fts5(title, topic, text, content='', tokenize='trigram')");
  const insert = database.prepare('INSERT INTO entry (rowid, title, topic, text) VALUES (?, ?, ?, ?)');
  database.exec('BEGIN');
  for (const [position, { title, owner = '', topics = [], texts }] of entries.entries())
    insert.run(position, foldText(`${title} ${owner}`), foldText(topics.join('\n')), foldText(texts.join('\n')));
  database.exec('COMMIT');
  // What is about the words comes first: by the weights alone, a short page that contains them in passing would.
  const select = database.prepare(
    `SELECT rowid FROM entry WHERE entry MATCH ? ORDER BY rowid NOT IN (SELECT rowid FROM entry WHERE entry MATCH ?),
      rowid >= ${lasting.length}, bm25(entry, ${titleWeight}, ${topicWeight}, 1), rowid LIMIT ${maxFound}`,
  );
  const matching = (words: readonly string[], operator: 'AND' | 'OR'): SearchEntry[] => {
    const query = words.map((word) => `"${word}"`).join(` ${operator} `);
    const rows = select.all(query, `{title topic} : (${query})`);
    return rows.flatMap(({ rowid }) => entries[Number(rowid)] ?? []);
  };
  return {
    /**
     * The entries with all words, or with some of them if none has all, the best first.
     * @param words folded, three characters or more each
     */
    find(words: readonly string[]): SearchEntry[] {
      if (words.length === 0) return [];
      const withAll = matching(words, 'AND');
      return withAll.length > 0 ? withAll : matching(words, 'OR');
    },
    [Symbol.dispose]: () => database.close(),
  };
}
