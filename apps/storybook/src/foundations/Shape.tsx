import { theme } from '@group/themes/contract';
import { tokens } from '@group/ui/foundations/tokens';
import { Stack } from '@group/ui/Stack';

const ring = {
  outline: `3px solid ${tokens.colour.ink}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${tokens.colour.paper}`,
};
const box = { inlineSize: '9rem', blockSize: '5rem', display: 'grid', placeItems: 'center', color: theme.onPrimary };

/** Radii, and the focus ring on light and dark backgrounds. */
export function Shape() {
  return (
    <Stack gap={3}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
        {Object.entries(tokens.radius).map(([name, radius]) => (
          <div key={name} style={{ ...box, background: theme.primary, borderRadius: radius }}>
            {name}
          </div>
        ))}
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap' }}>
        {[tokens.colour.paper, tokens.colour.warmPaper, theme.primary, theme.secondary, tokens.colour.ink].map(
          (background) => (
            <div key={background} style={{ padding: '1.5rem', background }}>
              <div
                style={{
                  inlineSize: '6rem',
                  blockSize: '3rem',
                  background: theme.primary,
                  borderRadius: '8px',
                  ...ring,
                }}
              />
            </div>
          ),
        )}
      </div>
    </Stack>
  );
}
