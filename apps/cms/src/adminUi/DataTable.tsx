import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { touchLink } from './TouchTargets.tsx';

interface Props {
  headings: readonly ReactNode[];
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
  /** In rem, of ten pixels unless the text is larger; narrower columns break in the middle of words. */
  columnWidth?: number;
}

/**
 * Where the columns have no room beside each other, each row is a card whose fields say their heading. The buttons of a
 * heading stay, above the cards. What opens a row is large enough for a finger.
 */
const Frame = styled.div<{ $minWidth: number }>`
  container-type: inline-size;

  td a {
    color: ${({ theme }) => theme.colors.primary600};
  }

  td :is(a, button:not([role='checkbox'])) {
    ${touchLink}
    text-align: start;
  }

  /* Else a long word of one column takes the room of all others. */
  td[data-heading] {
    min-inline-size: 11rem;
  }

  @container (max-width: ${({ $minWidth }) => $minWidth}rem) {
    thead:not(:has(button)),
    th[data-text] {
      display: none;
    }

    tr {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
      padding-block: 0.8rem;
    }

    /* Strapi gives the first cell and the last a padding of their own. */
    && tr > :nth-child(n) {
      block-size: auto;
      padding: 0.8rem 1.6rem;
    }

    td:has(input:not([type='checkbox'])) {
      grid-column: 1 / -1;
    }

    td[data-heading]:not(:empty)::before {
      content: attr(data-heading);
      display: block;
      font-size: 1.2rem;
      color: ${({ theme }) => theme.colors.neutral600};
    }
  }
`;

const shown = (content: ReactNode): ReactNode =>
  typeof content === 'string' && content ? <Typography>{content}</Typography> : content;

const textIn = (heading: ReactNode): string | undefined => (typeof heading === 'string' && heading) || undefined;

export const DataTable = ({ headings, rows, columnWidth = 10 }: Props) => (
  <Box background="neutral0" hasRadius shadow="tableShadow">
    <Frame $minWidth={headings.length * columnWidth}>
      <Table colCount={headings.length} rowCount={rows.length + 1}>
        <Thead>
          <Tr role="row">
            {headings.map((heading, column) => (
              <Th key={column} data-text={typeof heading === 'string' || undefined}>
                {typeof heading === 'string' ? <Typography variant="sigma">{heading}</Typography> : heading}
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {rows.map(({ key, cells }) => (
            <Tr key={key} role="row">
              {cells.map((content, column) => (
                <Td
                  key={column}
                  data-heading={textIn(headings[column])}
                  style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
                >
                  {shown(content)}
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Frame>
  </Box>
);
