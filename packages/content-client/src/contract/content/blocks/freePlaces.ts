import type { ComponentDescription } from '../description.ts';
import { headingField } from '../fields.ts';

export const freePlaces = {
  table: 'blocks_free_places',
  displayName: 'Freie Plätze',
  description: 'Was in den Häusern des Betriebs heute frei ist.',
  icon: 'house',
  mainField: 'title',
  fields: { title: headingField },
} as const satisfies ComponentDescription;
