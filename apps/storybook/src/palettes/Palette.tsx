import { type TenantColours, themeTokens } from '@group/themes/tokens';
import { tokens } from '@group/ui/foundations/tokens';
import { Heading } from '@group/ui/Heading';
import { Stack } from '@group/ui/Stack';
import { contrastFigures } from './contrastFigures.ts';

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
        {contrastFigures(colours).map(({ label, text, background, ratio, minRatio }) => (
          <li
            key={label}
            style={{
              padding: '0.25rem 0.75rem',
              border: `1px solid ${tokens.colour.line}`,
              borderRadius: tokens.radius.control,
              background,
              color: minRatio > 3 ? text : tokens.colour.ink,
              fontSize: tokens.text.small,
            }}
          >
            {label}: <strong>{ratio.toFixed(1)}</strong> {ratio < minRatio && `(requires ${minRatio})`}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
