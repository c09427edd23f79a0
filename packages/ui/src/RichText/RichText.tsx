import { createElement, Fragment, type ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './RichText.css.ts';

export interface TextNode {
  type: 'text';
  text: string;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  underline?: boolean | undefined;
  strikethrough?: boolean | undefined;
  code?: boolean | undefined;
}

export type InlineNode = TextNode | { type: 'link'; url: string; children: readonly TextNode[] };

export interface ListNode {
  type: 'list';
  format: 'ordered' | 'unordered';
  children: readonly ({ type: 'list-item'; children: readonly InlineNode[] } | ListNode)[];
}

export type RichTextNode =
  | { type: 'paragraph' | 'quote' | 'code'; children: readonly InlineNode[] }
  | { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: readonly InlineNode[] }
  | ListNode;

const marks = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strikethrough', 's'],
  ['code', 'code'],
] as const;

function marked(node: TextNode): ReactNode {
  return marks.reduce<ReactNode>((inner, [mark, tag]) => (node[mark] ? createElement(tag, null, inner) : inner), node.text);
}

function Inline({ nodes }: { nodes: readonly InlineNode[] }) {
  return nodes.map((node, position) =>
    node.type === 'link' ? (
      <Link key={position} href={node.url}>
        <Inline nodes={node.children} />
      </Link>
    ) : (
      <Fragment key={position}>{marked(node)}</Fragment>
    ),
  );
}

function List({ node }: { node: ListNode }) {
  const Tag = node.format === 'ordered' ? 'ol' : 'ul';
  return (
    <Tag className={styles.list[node.format]}>
      {node.children.map((child, position) => (
        <li key={position}>{child.type === 'list' ? <List node={child} /> : <Inline nodes={child.children} />}</li>
      ))}
    </Tag>
  );
}

function Block({ node, topLevel }: { node: RichTextNode; topLevel: 2 | 3 }) {
  if (node.type === 'list') return <List node={node} />;
  const words = <Inline nodes={node.children} />;
  if (node.type === 'heading') {
    const level = Math.min(Math.max(node.level, topLevel), 4);
    return <Heading level={level === 2 ? 2 : level === 3 ? 3 : 4}>{words}</Heading>;
  }
  if (node.type === 'quote') return <blockquote className={styles.quote}>{words}</blockquote>;
  if (node.type === 'code') return <pre className={styles.code}>{words}</pre>;
  return <p>{words}</p>;
}

export interface RichTextProps {
  nodes: readonly RichTextNode[];
  /** Highest level of its headings, so that the page keeps one outline. */
  topLevel?: 2 | 3;
}

/** A formatted text of the content service. Made of elements, never of HTML: nothing in it can run. */
export function RichText({ nodes, topLevel = 2 }: RichTextProps) {
  return (
    <div className={styles.text}>
      {nodes.map((node, position) => (
        <Block key={position} node={node} topLevel={topLevel} />
      ))}
    </div>
  );
}
