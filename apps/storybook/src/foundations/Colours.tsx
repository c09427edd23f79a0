import { neutrals } from '@group/ui/foundations/neutrals';
import { tokens } from '@group/ui/foundations/tokens';
import { Grid } from '@group/ui/Grid';

/** The colours that all tenants share. */
export function Colours() {
  return (
    <Grid columns="three" as="ul">
      {Object.entries(neutrals).map(([name, colour]) => (
        <li key={name} style={{ display: 'grid', gap: '0.5rem' }}>
          <span
            style={{
              blockSize: '5rem',
              background: colour,
              borderRadius: tokens.radius.card,
              border: `1px solid ${tokens.colour.line}`,
            }}
          />
          <span>
            {name}
            <br />
            <code>{colour}</code>
          </span>
        </li>
      ))}
    </Grid>
  );
}
