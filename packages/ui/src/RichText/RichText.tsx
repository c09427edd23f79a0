import { createElement, Fragment, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Picture } from '../Picture/Picture.tsx';
import * as styles from './RichText.css.ts';
import { type InlineNode, isSafeAddress, type ListNode, type RichTextNode, type TextNode } from './richText.ts';

export type { RichTextNode } from './richText.ts';

const marks = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strikethrough', 's'],
  ['code', 'code'],
] as const;

function marked(node: TextNode): ReactNode {
  return marks.reduce<ReactNode>(
    (inner, [mark, tag]) => (node[mark] ? createElement(tag, null, inner) : inner),
    node.text,
  );
}

/** Of a link that must not be followed only the words stay. */
function Inline({ nodes }: { nodes: readonly InlineNode[] }) {
  return nodes.map((node, position) => {
    if (node.type !== 'link') return <Fragment key={position}>{marked(node)}</Fragment>;
    const words = <Inline key={position} nodes={node.children} />;
    if (!isSafeAddress(node.url)) return words;
    return (
      <Link key={position} href={node.url}>
        {words}
      </Link>
    );
  });
}

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

type HeadingLevels = ReadonlyMap<number, HeadingLevel>;

const allLevels = [1, 2, 3, 4, 5, 6] as const;
const levelsBelow = { 2: [2, 3, 4, 5, 6], 3: [3, 4, 5, 6] } as const;

/** Editors choose levels by their looks: the page's outline goes on from the level above, and leaves none out. */
function headingLevels(nodes: readonly RichTextNode[], topLevel: 2 | 3): HeadingLevels {
  const chosen = new Set(nodes.flatMap((node) => (node.type === 'heading' ? [node.level] : [])));
  const below = levelsBelow[topLevel];
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
      // A kind that a newer content service knows.
      return null;
  }
}

export interface RichTextProps {
  nodes: readonly RichTextNode[];
  /** Highest level of its headings, so that the page keeps one outline. */
  topLevel?: 2 | 3;
}

/** A formatted text of the content service. Made of elements, never of HTML: nothing in it can run. */
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
