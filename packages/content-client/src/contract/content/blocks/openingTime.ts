import { weekdayNames } from '../enumerationNames.ts';
import { weekdays } from '../enumerations.ts';
import type { ComponentDescription } from '../description.ts';

export const openingTime = {
  table: 'blocks_opening_time_entries',
  displayName: 'Öffnungszeit',
  icon: 'clock',
  mainField: 'firstDay',
  fields: {
    firstDay: { type: 'enumeration', label: 'Von', enum: weekdays, names: weekdayNames, required: true },
    lastDay: {
      type: 'enumeration',
      label: 'Bis',
      hint: 'Leer: nur an diesem Tag.',
      enum: weekdays,
      names: weekdayNames,
    },
    opens: { type: 'time', label: 'Öffnet', required: true },
    closes: {
      type: 'time',
      label: 'Schliesst',
      hint: 'Nicht später als «Öffnet»: am nächsten Tag. Zweimal 00:00: rund um die Uhr.',
      required: true,
    },
  },
} as const satisfies ComponentDescription;
