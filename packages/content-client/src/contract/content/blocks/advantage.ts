import type { ComponentDescription } from '../description.ts';

export const advantage = {
  table: 'blocks_advantage_entries',
  displayName: 'Vorteil',
  icon: 'star',
  mainField: 'title',
  fields: {
    title: { type: 'string', label: 'Titel', required: true, maxLength: 80, width: 12 },
    text: { type: 'text', label: 'Text', maxLength: 250 },
  },
} as const satisfies ComponentDescription;
