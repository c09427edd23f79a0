import type { BaseEditor } from 'slate';
import type { ReactEditor } from 'slate-react';
import type { BlockNode, Cell, ItemNode, LinkNode, Row, TextNode } from './nodes.ts';

declare module 'slate' {
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor;
    Element: BlockNode | ItemNode | LinkNode | Row | Cell;
    Text: TextNode;
  }
}
