import type { Feature } from '../../feature.ts';
import { places, placesRoutes } from './places.ts';

/** What is free in the houses, as employees state it in the internal area. */
export const freePlaces: Feature = { controllers: { places }, routes: placesRoutes };
