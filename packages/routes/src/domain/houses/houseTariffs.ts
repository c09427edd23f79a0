import type { House } from '@group/content-client/house/house.schema';
import type { HouseTariff } from './TariffSection.tsx';
import { tariffOn } from './tariffSums.ts';

/**
 * What to say of each house's price. A care home without a tariff says so; other houses are left out.
 * @param today in Switzerland, `YYYY-MM-DD`
 */
export function houseTariffs(
  houses: readonly Pick<House, 'name' | 'phone' | 'kind' | 'tariffs'>[],
  today: string,
): HouseTariff[] {
  return houses
    .map(({ name, phone, kind, tariffs }) => ({ name, phone, kind, shown: tariffOn(tariffs, today) }))
    .filter(({ kind, shown }) => kind === 'care' || shown !== 'unknown')
    .map(({ name, phone, shown }) => ({ name, phone, shown }));
}

/** More rooms than this do not fit beside each other on a phone. */
const maxColumns = 3;

/** Puts houses whose tariffs differ in their rooms only into one table, to be compared. */
export function sideBySide(houses: readonly HouseTariff[]): HouseTariff[] {
  const alike = Map.groupBy(houses, ({ name, shown }) =>
    typeof shown === 'string' ? name : JSON.stringify({ ...shown.tariff, rooms: [] }),
  );
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    const rooms = group.flatMap(({ name, shown }) =>
      typeof shown === 'string' ? [] : shown.tariff.rooms.map((room) => ({ ...room, name: `${name}: ${room.name}` })),
    );
    if (!first || typeof first.shown === 'string' || group.length === 1 || rooms.length > maxColumns) return group;
    const { shown } = first;
    const name = group.map((house) => house.name).join(', ');
    return [{ ...first, name, shown: { ...shown, tariff: { ...shown.tariff, rooms } } }];
  });
}
