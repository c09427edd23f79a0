import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { type InlineNode, isSafeAddress, type TextNode } from './richText.ts';

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

/** A line of text with its links and marks; only the text of a link with an unsafe URL. */
export function Inline({ nodes }: { nodes: readonly InlineNode[] }) {
  return nodes.map((node, position) => {
    if (node.type !== 'link') return <Fragment key={position}>{marked(node)}</Fragment>;
    const text = <Inline key={position} nodes={node.children} />;
    if (!isSafeAddress(node.url)) return text;
    return (
      <Link key={position} href={node.url}>
        {text}
      </Link>
    );
  });
}
