import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Inline } from './Inline.tsx';
import * as styles from './RichText.css.ts';
import { RichTextTable } from './RichTextTable.tsx';
import type { ListNode, RichTextNode } from './richText.ts';

export type { RichTextNode } from './richText.ts';

function List({ node }: { node: ListNode }) {
  const Tag = node.format === 'ordered' ? 'ol' : 'ul';
  return (
    <Tag className={styles.list[node.format]}>
      {node.children.map((child, position) => (
        <li key={position} className={child.type === 'list' ? styles.nested : undefined}>
          {child.type === 'list' ? <List node={child} /> : <Inline nodes={child.children} />}
        </li>
      ))}
    </Tag>
  );
}

type TopLevel = 2 | 3 | 4;

type HeadingLevels = ReadonlyMap<number, HeadingLevel>;

const allLevels = [1, 2, 3, 4, 5, 6] as const;

/** Editors choose heading levels by appearance, so levels are adjusted to an outline without gaps. */
function headingLevels(nodes: readonly RichTextNode[], topLevel: TopLevel): HeadingLevels {
  const chosen = new Set(nodes.flatMap((node) => (node.type === 'heading' ? [node.level] : [])));
  const below = allLevels.slice(topLevel - 1);
  return new Map(allLevels.filter((level) => chosen.has(level)).map((level, rank) => [level, below[rank] ?? 6]));
}

function Block({ node, levels }: { node: RichTextNode; levels: HeadingLevels }) {
  switch (node.type) {
    case 'paragraph':
      return (
        <p>
          <Inline nodes={node.children} />
        </p>
      );
    case 'heading':
      return (
        <Heading level={levels.get(node.level) ?? 6}>
          <Inline nodes={node.children} />
        </Heading>
      );
    case 'list':
      return <List node={node} />;
    case 'table':
      return <RichTextTable rows={node.rows} />;
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Inline nodes={node.children} />
        </blockquote>
      );
    case 'code':
      return (
        <pre className={styles.code}>
          <Inline nodes={node.children} />
        </pre>
      );
    case 'image':
      return <Picture sources={node.image} sizes="(min-width: 48em) 700px, 95vw" />;
    default:
      // A node type of a newer content service.
      return null;
  }
}

export interface RichTextProps {
  nodes: readonly RichTextNode[];
  /** Highest level of its headings, so that they fit the page's outline. */
  topLevel?: TopLevel;
}

/** Renders rich text of the content service as React elements, never as raw HTML, so that scripts cannot be injected. */
export function RichText({ nodes, topLevel = 2 }: RichTextProps) {
  const levels = headingLevels(nodes, topLevel);
  return (
    <div className={styles.text}>
      {nodes.map((node, position) => (
        <Block key={position} node={node} levels={levels} />
      ))}
    </div>
  );
}
