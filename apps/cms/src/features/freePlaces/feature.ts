import type { Feature } from '../../feature.ts';
import { placesEndpoints } from './places.ts';

/** What is free in the houses, as employees state it in the internal area. */
export const freePlaces: Feature = { endpoints: placesEndpoints };
