import type { ComponentDescription } from './description.ts';

const francs = { type: 'float', min: 0, max: 100_000, width: 4 } as const;

export const tariffRoom = {
  table: 'houses_tariff_rooms',
  displayName: 'Zimmer',
  icon: 'house',
  mainField: 'name',
  fields: {
    name: {
      type: 'string',
      label: 'Zimmer',
      hint: 'Zum Beispiel Zimmer zum Garten.',
      required: true,
      maxLength: 60,
      width: 4,
    },
    roomPerDay: { ...francs, label: 'Zimmer und Essen', hint: 'Franken pro Tag.', required: true },
    supportPerDay: { ...francs, label: 'Betreuung', hint: 'Franken pro Tag.', required: true },
  },
} as const satisfies ComponentDescription;

export const tariff = {
  table: 'houses_tariffs',
  displayName: 'Tarif',
  icon: 'priceTag',
  mainField: 'validFrom',
  fields: {
    validFrom: {
      type: 'date',
      label: 'Gültig ab',
      hint: 'Der neuste gültige Tarif wird gezeigt.',
      required: true,
      width: 4,
    },
    validUntil: {
      type: 'date',
      label: 'Gültig bis',
      hint: 'Leer: bis auf Weiteres. Danach steht auf der Website, dass der Tarif überarbeitet wird.',
      width: 4,
    },
    carePerHour: {
      ...francs,
      label: 'Kosten einer Pflegestunde',
      hint: 'Vom Kanton anerkannt, in Franken. Daraus folgt, was der Kanton bezahlt.',
      required: true,
    },
    rooms: {
      type: 'component',
      component: 'houses.tariff-room',
      repeatable: true,
      label: 'Zimmer',
      hint: 'Höchstens drei; sie stehen in der Tabelle nebeneinander.',
      required: true,
      min: 1,
      max: 3,
    },
    deposit: { ...francs, label: 'Depot', hint: 'Franken beim Eintritt. Leer: keines.' },
    extras: {
      type: 'component',
      component: 'blocks.price',
      repeatable: true,
      label: 'Weitere Leistungen',
      hint: 'Was nicht alle brauchen, z. B. Zuschläge, in Franken.',
      max: 12,
    },
  },
} as const satisfies ComponentDescription;
