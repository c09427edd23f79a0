import { weekdays } from '../enumerations.ts';
import type { ComponentDescription } from '../description.ts';

const weekdayHint =
  'monday: Montag · tuesday: Dienstag · wednesday: Mittwoch · thursday: Donnerstag · friday: Freitag · ' +
  'saturday: Samstag · sunday: Sonntag';

export const openingTime = {
  table: 'blocks_opening_time_entries',
  displayName: 'Öffnungszeit',
  icon: 'clock',
  mainField: 'firstDay',
  fields: {
    firstDay: { type: 'enumeration', label: 'Von', hint: weekdayHint, enum: weekdays, required: true },
    lastDay: { type: 'enumeration', label: 'Bis', hint: 'Leer: nur an diesem Tag.', enum: weekdays },
    opens: { type: 'time', label: 'Öffnet', required: true },
    closes: {
      type: 'time',
      label: 'Schliesst',
      hint: 'Nicht später als «Öffnet»: am nächsten Tag. Zweimal 00:00: rund um die Uhr.',
      required: true,
    },
  },
} as const satisfies ComponentDescription;
