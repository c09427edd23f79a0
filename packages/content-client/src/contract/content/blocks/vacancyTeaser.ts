import type { ComponentDescription } from '../description.ts';
import { countField, headingField } from '../fields.ts';

export const vacancyTeaser = {
  table: 'blocks_vacancy_teasers',
  displayName: 'Offene Stellen',
  description: 'Zeigt die neuesten Stellen des Betriebs; die Holding zeigt die aller Betriebe.',
  icon: 'briefcase',
  mainField: 'title',
  fields: { title: headingField, count: countField },
} as const satisfies ComponentDescription;
