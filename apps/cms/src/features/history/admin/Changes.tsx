import { Box, Flex, Typography } from '@strapi/design-system';
import type { Change } from '../changes.ts';
import { changedText, type Piece } from '../changedText.ts';

function Part({ kind, text }: Piece) {
  if (kind === 'removed') return <del style={{ background: '#fcecea' }}>{text}</del>;
  if (kind === 'added') return <ins style={{ background: '#eafbe7', fontWeight: 'bold' }}>{text}</ins>;
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

/** The fields that differ in two states of an entry, with the changed words marked. */
export const Changes = ({ changes, before, now }: Props) => (
  <Flex direction="column" alignItems="stretch" gap={4}>
    <Typography variant="pi">
      <del style={{ background: '#fcecea' }}>Durchgestrichen</del>: {before}.{' '}
      <ins style={{ background: '#eafbe7', fontWeight: 'bold' }}>Unterstrichen</ins>: {now}.
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
