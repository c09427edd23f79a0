import { Box, Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { Change } from '../changes.ts';
import { changedText, type Piece } from '../changedText.ts';

const Removed = styled.del`
  background: ${({ theme }) => theme.colors.danger100};
`;

const Added = styled.ins`
  background: ${({ theme }) => theme.colors.success100};
  font-weight: bold;
`;

function Part({ kind, text }: Piece) {
  if (kind === 'removed') return <Removed>{text}</Removed>;
  if (kind === 'added') return <Added>{text}</Added>;
  if (kind === 'same') return text;
  return (
    <details>
      <summary>… Gleiches zeigen …</summary>
      {text}
    </details>
  );
}

interface Props {
  changes: readonly Change[];
  /** What the two states are called: `damals`, `jetzt im Entwurf`. */
  before: string;
  now: string;
}

export const Changes = ({ changes, before, now }: Props) => (
  <Flex direction="column" alignItems="stretch" gap={4}>
    <Typography variant="pi">
      <Removed>Durchgestrichen</Removed>: {before}. <Added>Unterstrichen</Added>: {now}.
    </Typography>
    {changes.map((change) => (
      <section key={change.label}>
        <Typography variant="delta" tag="h3">
          {change.label}
        </Typography>
        <Box style={{ fontSize: '1.4rem', lineHeight: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {changedText(change.before, change.now).map((piece, index) => (
            <Part key={index} {...piece} />
          ))}
        </Box>
      </section>
    ))}
  </Flex>
);
