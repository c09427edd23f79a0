import type { ComponentDescription } from './description.ts';
import { socialNetworkNames, weekdayNames } from './enumerationNames.ts';
import { socialNetworks, weekdays } from './enumerations.ts';
import { choiceField, linkField, partsField, phoneFormat, pictureField } from './fields.ts';

const francs = { type: 'float', min: 0, max: 100_000, width: 4 } as const;

/** Components within an entry or a block, by their name in the content service. */
export const parts = {
  'blocks.advantage': {
    table: 'blocks_advantage_entries',
    displayName: 'Vorteil',
    icon: 'star',
    fields: {
      title: { type: 'string', label: 'Titel', required: true, maxLength: 80, width: 12 },
      text: { type: 'text', label: 'Text', maxLength: 250 },
    },
  },
  'blocks.door': {
    table: 'blocks_door_entries',
    displayName: 'Tür',
    icon: 'arrowRight',
    fields: {
      title: { type: 'string', label: 'Titel', required: true, maxLength: 60 },
      link: linkField({ required: true }),
      text: { type: 'text', label: 'Text', maxLength: 200 },
      shortText: {
        type: 'string',
        label: 'Kurz, für Handys',
        hint: 'Was dahinter ist, in einer Zeile, zum Beispiel «Zimmer und Preise».',
        maxLength: 40,
      },
    },
  },
  'blocks.fact': {
    table: 'blocks_fact_entries',
    displayName: 'Zahl',
    icon: 'chartCircle',
    mainField: 'label',
    fields: {
      value: { type: 'string', label: 'Zahl', hint: 'Kurz, z. B. 28, 1742 oder 98 %.', required: true, maxLength: 12 },
      label: {
        type: 'string',
        label: 'Was sie zählt',
        hint: 'Zum Beispiel Zimmer, alle mit eigenem Bad.',
        required: true,
        maxLength: 80,
      },
    },
  },
  'blocks.opening-time': {
    table: 'blocks_opening_time_entries',
    displayName: 'Öffnungszeit',
    icon: 'clock',
    mainField: 'firstDay',
    fields: {
      firstDay: choiceField(weekdays, weekdayNames, { label: 'Von', required: true }),
      lastDay: choiceField(weekdays, weekdayNames, { label: 'Bis', hint: 'Leer: nur an diesem Tag.' }),
      opens: { type: 'time', label: 'Öffnet', required: true },
      closes: {
        type: 'time',
        label: 'Schliesst',
        hint: 'Nicht später als «Öffnet»: am nächsten Tag. Zweimal 00:00: rund um die Uhr.',
        required: true,
      },
    },
  },
  'blocks.price': {
    table: 'blocks_price_entries',
    displayName: 'Preis',
    icon: 'priceTag',
    mainField: 'name',
    fields: {
      name: {
        type: 'string',
        label: 'Wofür',
        hint: 'Zum Beispiel Zimmer zum Garten, mit Vollpension.',
        required: true,
        maxLength: 120,
        width: 8,
      },
      amount: {
        type: 'string',
        label: 'Preis',
        hint: 'Ohne Währung, z. B. 148 oder ab 3450.',
        required: true,
        maxLength: 40,
        width: 4,
      },
    },
  },
  'blocks.question': {
    table: 'blocks_question_entries',
    displayName: 'Frage mit Antwort',
    icon: 'question',
    mainField: 'question',
    fields: {
      question: { type: 'string', label: 'Frage', required: true, maxLength: 200, width: 12 },
      answer: { type: 'blocks', label: 'Antwort', required: true },
    },
  },
  'houses.tariff': {
    table: 'houses_tariffs',
    displayName: 'Tarif',
    icon: 'priceTag',
    mainField: 'validFrom',
    fields: {
      validFrom: {
        type: 'date',
        label: 'Gültig ab',
        hint: 'Der neueste gültige Tarif wird gezeigt.',
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
      rooms: partsField('houses.tariff-room', {
        label: 'Zimmer',
        hint: 'Höchstens drei; sie stehen in der Tabelle nebeneinander.',
        required: true,
        min: 1,
        max: 3,
      }),
      deposit: { ...francs, label: 'Depot', hint: 'Franken beim Eintritt. Leer: keines.' },
      extras: partsField('blocks.price', {
        label: 'Weitere Leistungen',
        hint: 'Was nicht alle brauchen, z. B. Zuschläge, in Franken.',
        max: 12,
      }),
    },
  },
  'houses.tariff-room': {
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
  },
  'layout.footer-link': {
    table: 'layout_footer_links',
    displayName: 'Eintrag der Fusszeile',
    icon: 'bulletList',
    mainField: 'name',
    fields: {
      name: { type: 'string', label: 'Text', required: true, maxLength: 80 },
      link: linkField({ hint: 'Kann bei einer Spaltenüberschrift leer bleiben.' }),
      header: {
        type: 'boolean',
        label: 'Neue Spalte',
        hint: 'Der Eintrag wird zur Überschrift einer neuen Spalte.',
        default: false,
      },
    },
  },
  'layout.link': {
    table: 'layout_links',
    displayName: 'Link',
    icon: 'link',
    mainField: 'name',
    fields: {
      name: { type: 'string', label: 'Text', required: true, maxLength: 60 },
      link: linkField({ required: true }),
    },
  },
  'layout.social': {
    table: 'layout_socials',
    displayName: 'Soziales Netzwerk',
    icon: 'earth',
    mainField: 'type',
    fields: {
      type: choiceField(socialNetworks, socialNetworkNames, { label: 'Netzwerk', required: true }),
      link: linkField({ required: true, hint: 'Adresse des Profils, beginnt mit https://' }),
    },
  },
  'people.contact': {
    table: 'people_contacts',
    displayName: 'Kontaktperson',
    icon: 'user',
    mainField: 'name',
    fields: {
      name: { type: 'string', label: 'Name', required: true, maxLength: 80 },
      role: { type: 'string', label: 'Funktion', maxLength: 120 },
      phone: { type: 'string', label: 'Telefon', ...phoneFormat },
      email: { type: 'email', label: 'E-Mail' },
      picture: pictureField({ label: 'Porträt', hint: 'Hier gehört ein Foto hin: Hochformat oder quadratisch.' }),
    },
  },
  'people.representative': {
    table: 'people_representatives',
    displayName: 'Vertretungsberechtigte Person',
    icon: 'user',
    mainField: 'name',
    fields: {
      name: { type: 'string', label: 'Name', required: true, maxLength: 80 },
      role: { type: 'string', label: 'Funktion', hint: 'Zum Beispiel Präsidentin des Stiftungsrats.', maxLength: 120 },
    },
  },
} as const satisfies Readonly<Record<string, ComponentDescription>>;
