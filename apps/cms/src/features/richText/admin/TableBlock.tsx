import { Button, Flex } from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { Editor } from 'slate';
import { ReactEditor, type RenderElementProps, useReadOnly, useSlateStatic } from 'slate-react';
import { styled } from 'styled-components';
import { TableIcon } from '../../../adminUi/icons.tsx';
import { pasteFormatted } from './pasteFormatted.ts';
import {
  addColumn,
  addRow,
  goBack,
  goDown,
  goForward,
  insertTable,
  placeIn,
  removeColumn,
  removeRow,
  removeTable,
  withTables,
} from './tableEdits.ts';

const Frame = styled.div`
  table {
    width: 100%;
    border-collapse: collapse;
  }
  td {
    min-width: 6rem;
    padding: 0.6rem 0.8rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    vertical-align: baseline;
    white-space: pre-wrap;
  }
  tr:first-child td {
    background: ${({ theme }) => theme.colors.neutral100};
    font-weight: 600;
  }
`;

const tools = [
  ['Zeile anfügen', addRow],
  ['Spalte anfügen', addColumn],
  ['Zeile löschen', removeRow],
  ['Spalte löschen', removeColumn],
  ['Tabelle löschen', removeTable],
] as const;

function Table({ attributes, children, element }: RenderElementProps) {
  const editor = useSlateStatic();
  const isReadOnly = useReadOnly();
  return (
    <Frame {...attributes}>
      <table>
        <tbody>{children}</tbody>
      </table>
      {!isReadOnly && (
        <Flex contentEditable={false} gap={1} wrap="wrap" paddingTop={1} paddingBottom={1}>
          {tools.map(([name, change]) => (
            <Button
              key={name}
              size="S"
              variant="tertiary"
              // The cursor stays in its cell.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                const place = placeIn(editor, ReactEditor.findPath(editor, element));
                if (place) change(editor, place);
              }}
            >
              {name}
            </Button>
          ))}
        </Flex>
      )}
    </Frame>
  );
}

interface RichTextBlock {
  renderElement: (props: RenderElementProps) => ReactNode;
  matchNode: (node: object) => boolean;
  isDraggable?: (node: object) => boolean;
  isInBlocksSelector?: boolean;
  icon?: () => ReactNode;
  label?: { id: string; defaultMessage: string };
  handleConvert?: (editor: Editor) => void;
  handleEnterKey?: (editor: Editor) => void;
  handleTab?: (editor: Editor) => void;
  handleShiftTab?: (editor: Editor) => void;
  plugin?: (editor: Editor) => Editor;
}

const layoutOf = (node: object): unknown => Reflect.get(node, 'layout');

/** Tables, which are stored as lists, and what is pasted. */
export const tableBlocks: Readonly<Record<string, RichTextBlock>> = {
  // Strapi's menu shows the kind of the list around the cursor, which is a row.
  table: {
    renderElement: (props) =>
      layoutOf(props.element) === 'table' ? <Table {...props} /> : <tr {...props.attributes}>{props.children}</tr>,
    matchNode: (node) => layoutOf(node) === 'table' || layoutOf(node) === 'row',
    isDraggable: (node) => layoutOf(node) === 'table',
    isInBlocksSelector: true,
    icon: TableIcon,
    label: { id: 'content.table', defaultMessage: 'Tabelle' },
    handleConvert: insertTable,
    handleEnterKey: goDown,
    handleTab: goForward,
    handleShiftTab: goBack,
    plugin: (editor) => pasteFormatted(withTables(editor)),
  },
  cell: {
    renderElement: ({ attributes, children }) => <td {...attributes}>{children}</td>,
    matchNode: (node) => layoutOf(node) === 'cell',
    isDraggable: () => false,
  },
};
