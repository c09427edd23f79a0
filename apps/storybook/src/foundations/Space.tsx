import { theme } from '@group/themes/contract';
import { tokens } from '@group/ui/foundations/tokens';
import { Stack } from '@group/ui/Stack';

/** The spacing scale, each step as a bar of its length. */
export function Space() {
  return (
    <Stack gap={1}>
      {Object.entries(tokens.space).map(([name, length]) => (
        <div key={name} style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' }}>
          <code style={{ inlineSize: 'min(16rem, 100%)', overflowWrap: 'anywhere' }}>tokens.space.{name}</code>
          <span style={{ inlineSize: length, blockSize: '1.5rem', background: theme.primary }} />
        </div>
      ))}
    </Stack>
  );
}
