import { contrast } from '@group/themes/colour';
import { colourPairs } from '@group/themes/paletteProblems';
import { controlContrast, type TenantColours, themeTokens } from '@group/themes/tokens';
import { tokens } from '@group/ui/foundations/tokens';
import { Heading } from '@group/ui/Heading';
import { Stack } from '@group/ui/Stack';

function Swatches({ colours }: { colours: TenantColours }) {
  return (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))', inlineSize: '100%' }}>
      {Object.entries(themeTokens(colours)).map(([name, colour]) => (
        <li key={name}>
          <div style={{ blockSize: '4rem', background: colour, border: `1px solid ${tokens.colour.line}` }} />
          <p style={{ fontSize: '0.875rem', lineHeight: 1.4, overflowWrap: 'anywhere' }}>{name}</p>
        </li>
      ))}
    </ul>
  );
}

/** A tenant's colours, the derived ones, and the contrast of each pair. */
export function Palette({ name, colours }: { name: string; colours: TenantColours }) {
  return (
    <Stack gap={2}>
      <Heading level={2} size="title3">
        {name}
      </Heading>
      <Swatches colours={colours} />
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
        {colourPairs(colours).map(({ usage, text, background, minRatio }) => (
          <li
            key={`${usage} ${background}`}
            style={{
              padding: '0.25rem 0.75rem',
              border: `1px solid ${tokens.colour.line}`,
              borderRadius: tokens.radius.control,
              background,
              color: minRatio > controlContrast ? text : tokens.colour.ink,
              fontSize: tokens.text.small,
            }}
          >
            {usage}: <strong>{contrast(text, background).toFixed(1)}</strong>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
