import type { ComponentDescription } from '../description.ts';
import { headingField, linkField } from '../fields.ts';

export const journey = {
  table: 'blocks_journeys',
  displayName: 'Anreise',
  description: 'Der Weg zu uns mit Bahn und Bus und mit dem Auto.',
  icon: 'pinMap',
  mainField: 'title',
  fields: {
    title: headingField,
    publicTransport: { type: 'blocks', label: 'Mit Bahn und Bus' },
    byCar: { type: 'blocks', label: 'Mit dem Auto' },
    mapLink: linkField({ label: 'Karte', hint: 'Adresse einer Karte, beginnt mit https://', width: 12 }),
  },
} as const satisfies ComponentDescription;
