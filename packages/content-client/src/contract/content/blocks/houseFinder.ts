import type { ComponentDescription } from '../description.ts';
import { headingField } from '../fields.ts';

export const houseFinder = {
  table: 'blocks_house_finders',
  displayName: 'Haussuche',
  description: 'Sucht unter den Häusern nach Ort und Art.',
  icon: 'search',
  mainField: 'title',
  fields: { title: headingField },
} as const satisfies ComponentDescription;
