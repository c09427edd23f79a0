import { Grid } from '@group/ui/Grid';
import { HouseCard } from './HouseCard.tsx';
import type { HouseTeaser } from './houseTeaser.ts';

/** Houses in two or three columns; a single one spans the page. */
export function HouseCards({ houses, level }: { houses: readonly HouseTeaser[]; level: 2 | 3 }) {
  const [only] = houses;
  if (only && houses.length === 1) {
    return (
      <ul>
        <HouseCard house={only} level={level} layout="beside" />
      </ul>
    );
  }
  const half = houses.length === 2;
  return (
    <Grid columns={half ? 'two' : 'three'} as="ul" few>
      {houses.map((house) => (
        <HouseCard key={house.id} house={house} level={level} half={half} />
      ))}
    </Grid>
  );
}
