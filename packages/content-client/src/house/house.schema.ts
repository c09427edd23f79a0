import { z } from 'zod';
import { wireAttributes, wireEntryOf } from '../attributes/attributes.ts';
import { house } from '../contract/content/house.ts';
import { parts } from '../contract/content/parts.ts';
import { entriesOf, parseEach } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

const extras = z.preprocess((value) => value ?? [], z.array(wireAttributes(parts['blocks.price'].fields)));
const wireTariff = wireAttributes(parts['houses.tariff'].fields).extend({ extras });

/** What a stay in a house costs. Days are `YYYY-MM-DD`, the last one included; amounts are Swiss francs. */
export type Tariff = z.output<typeof wireTariff>;

const wireHouse = wireEntryOf(wireAttributes(house.fields)).transform(({ latitude, longitude, ...attributes }) => {
  const located = latitude !== undefined && longitude !== undefined;
  return { ...attributes, coordinates: located ? { latitude, longitude } : undefined };
});

/** A building with an address, where people live, work or are served. Coordinates are WGS 84, in degrees. */
export type House = Omit<z.output<typeof wireHouse>, 'tariffs'> & { tariffs: Tariff[] };

const parseHouseEntries = entriesOf(wireHouse);

/** Parses the response of `GET /api/houses`. */
export function parseHouses(body: unknown, report: ReportProblem): House[] {
  return parseHouseEntries(body, report).map((parsed) => ({
    ...parsed,
    tariffs: parseEach(wireTariff, parsed.tariffs, `${parsed.slug}.tariffs`, report),
  }));
}
