import type { ComponentDescription } from '../description.ts';
import { countField, headingField } from '../fields.ts';

export const news = {
  table: 'blocks_news',
  displayName: 'Neuigkeiten',
  description: 'Zeigt die neuesten Neuigkeiten des Betriebs.',
  icon: 'bell',
  mainField: 'title',
  fields: { title: headingField, count: countField },
} as const satisfies ComponentDescription;
