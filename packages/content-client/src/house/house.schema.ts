import type { z } from 'zod';
import { wireAttributes, wireEntryOf } from '../attributes/attributes.ts';
import { house } from '../contract/content/house.ts';
import { wireCollection } from '../wire/envelope.ts';
import { parseDocument, parseEach } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

const wireHouse = wireEntryOf(wireAttributes(house.fields)).transform(({ latitude, longitude, ...attributes }) => {
  const located = latitude !== undefined && longitude !== undefined;
  return { ...attributes, coordinates: located ? { latitude, longitude } : undefined };
});

/** A building with an address, where people live, work or are served. Coordinates are WGS 84, in degrees. */
export type House = z.output<typeof wireHouse>;

/** Parses the response of `GET /api/houses`. */
export function parseHouses(body: unknown, report: ReportProblem): House[] {
  return parseEach(wireHouse, parseDocument(wireCollection, body).data, 'data', report);
}
