import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface Props {
  /** One for each column. */
  headings: readonly ReactNode[];
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
}

const shown = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <Typography>{content}</Typography> : content;

/** A table in the look of Strapi's lists; long words break. */
export const DataTable = ({ headings, rows }: Props) => (
  <Box background="neutral0" hasRadius shadow="tableShadow">
    <Table colCount={headings.length} rowCount={rows.length + 1}>
      <Thead>
        <Tr>
          {headings.map((heading, column) => (
            <Th key={column}>
              {typeof heading === 'string' ? <Typography variant="sigma">{heading}</Typography> : heading}
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map(({ key, cells }) => (
          <Tr key={key}>
            {cells.map((content, column) => (
              <Td key={column} style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
                {shown(content)}
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Box>
);
