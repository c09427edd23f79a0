import type { ComponentDescription } from './description.ts';
import { pictureSideNames } from './enumerationNames.ts';
import { pictureSides } from './enumerations.ts';
import { choiceField, countField, entriesField, headingField, linkField, partsField, pictureField } from './fields.ts';

/** The blocks of a page by type, in the order in which editors may choose from them. */
export const blocks = {
  hero: {
    table: 'blocks_heroes',
    displayName: 'Grosses Bild mit Titel',
    description: 'Der Anfang einer Seite: ein Bild, ein Titel, ein Satz.',
    icon: 'landscape',
    fields: {
      title: { type: 'string', label: 'Titel', required: true, maxLength: 120, width: 12 },
      text: { type: 'text', label: 'Satz darunter', maxLength: 300 },
      picture: pictureField({ width: 12 }),
    },
  },
  doors: {
    table: 'blocks_doors',
    displayName: 'Türen',
    description: 'Drei Wege in die Website: einen Platz finden, eine Stelle finden, uns besuchen.',
    icon: 'apps',
    fields: {
      doors: partsField('blocks.door', { label: 'Türen', hint: 'Am besten drei.', required: true, min: 1, max: 6 }),
    },
  },
  text: {
    table: 'blocks_texts',
    displayName: 'Text',
    description: 'Ein Abschnitt mit Titel, Listen, Links und Tabellen.',
    icon: 'feather',
    fields: { title: headingField, body: { type: 'blocks', label: 'Text', required: true } },
  },
  'text-with-picture': {
    table: 'blocks_texts_with_picture',
    displayName: 'Text mit Bild',
    description: 'Ein Abschnitt mit einem Bild links oder rechts davon.',
    icon: 'picture',
    fields: {
      title: headingField,
      pictureSide: choiceField(pictureSides, pictureSideNames, { label: 'Bild steht', default: 'right', width: 4 }),
      body: { type: 'blocks', label: 'Text', required: true },
      picture: pictureField({ required: true, width: 12 }),
    },
  },
  news: {
    table: 'blocks_news',
    displayName: 'Neuigkeiten',
    description: 'Zeigt die neuesten Neuigkeiten des Betriebs.',
    icon: 'bell',
    fields: { title: headingField, count: countField },
  },
  'vacancy-teaser': {
    table: 'blocks_vacancy_teasers',
    displayName: 'Offene Stellen',
    description: 'Zeigt die neuesten Stellen des Betriebs; die Holding zeigt die aller Betriebe.',
    icon: 'briefcase',
    fields: { title: headingField, count: countField },
  },
  gallery: {
    table: 'blocks_galleries',
    displayName: 'Bildergalerie',
    description: 'Bilder, durch die man blättert.',
    icon: 'grid',
    fields: {
      title: headingField,
      pictures: pictureField({ label: 'Bilder', multiple: true, required: true, width: 12 }),
    },
  },
  'company-logos': {
    table: 'blocks_company_logos',
    displayName: 'Logos der Betriebe',
    description: 'Die Logos der Betriebe der Gruppe, jedes mit einem Link.',
    icon: 'dashboard',
    fields: {
      title: headingField,
      companies: entriesField('company', { label: 'Betriebe', hint: 'Leer: alle Betriebe der Gruppe.' }),
    },
  },
  journey: {
    table: 'blocks_journeys',
    displayName: 'Anreise',
    description: 'Der Weg zu uns mit Bahn und Bus und mit dem Auto.',
    icon: 'pinMap',
    fields: {
      title: headingField,
      publicTransport: { type: 'blocks', label: 'Mit Bahn und Bus' },
      byCar: { type: 'blocks', label: 'Mit dem Auto' },
      mapLink: linkField({ label: 'Karte', hint: 'Adresse einer Karte, beginnt mit https://', width: 12 }),
    },
  },
  people: {
    table: 'blocks_people',
    displayName: 'Personen',
    description: 'Stellt Mitarbeitende vor.',
    icon: 'user',
    fields: {
      title: headingField,
      people: entriesField('person', { label: 'Personen', hint: 'Leer: alle Personen des Betriebs.' }),
    },
  },
  quote: {
    table: 'blocks_quotes',
    displayName: 'Zitat',
    description: 'Ein Satz von jemandem aus dem Haus, mit Name und Bild.',
    icon: 'quote',
    mainField: 'author',
    fields: {
      text: { type: 'text', label: 'Zitat', hint: 'Ohne Anführungszeichen.', required: true, maxLength: 500 },
      author: { type: 'string', label: 'Wer das sagt', maxLength: 80 },
      role: { type: 'string', label: 'Funktion', hint: 'Zum Beispiel Tochter einer Bewohnerin.', maxLength: 120 },
      picture: pictureField({
        label: 'Porträt',
        hint: 'Hier gehört ein Foto hin: Hochformat oder quadratisch.',
        width: 12,
      }),
    },
  },
  questions: {
    table: 'blocks_questions',
    displayName: 'Fragen und Antworten',
    description: 'Häufige Fragen, deren Antworten sich aufklappen lassen.',
    icon: 'question',
    fields: {
      title: headingField,
      questions: partsField('blocks.question', { label: 'Fragen', required: true, min: 1, max: 30 }),
    },
  },
  downloads: {
    table: 'blocks_downloads',
    displayName: 'Dokumente',
    description: 'Dokumente zum Herunterladen.',
    icon: 'download',
    fields: {
      title: headingField,
      downloads: entriesField('download', { label: 'Dokumente', hint: 'Leer: alle Dokumente des Betriebs.' }),
    },
  },
  'call-to-action': {
    table: 'blocks_calls_to_action',
    displayName: 'Aufforderung',
    description: 'Ein Satz und ein Knopf, der weiterführt.',
    icon: 'cursor',
    fields: {
      title: { type: 'string', label: 'Titel', required: true, maxLength: 120, width: 12 },
      text: { type: 'text', label: 'Text', maxLength: 300 },
      label: { type: 'string', label: 'Text des Knopfs', required: true, maxLength: 60 },
      link: linkField({ required: true }),
    },
  },
  advantages: {
    table: 'blocks_advantages',
    displayName: 'Vorteile',
    description: 'Was für uns spricht, in kurzen Punkten.',
    icon: 'star',
    fields: {
      title: headingField,
      advantages: partsField('blocks.advantage', {
        label: 'Vorteile',
        hint: 'Am besten drei bis sechs.',
        required: true,
        min: 1,
        max: 12,
      }),
    },
  },
  events: {
    table: 'blocks_events',
    displayName: 'Veranstaltungen',
    description: 'Zeigt die nächsten Veranstaltungen des Betriebs.',
    icon: 'calendar',
    fields: { title: headingField, count: countField },
  },
  houses: {
    table: 'blocks_houses',
    displayName: 'Häuser',
    description: 'Zeigt die Häuser des Betriebs; die Holding zeigt die aller Betriebe.',
    icon: 'house',
    fields: { title: headingField },
  },
  facts: {
    table: 'blocks_facts',
    displayName: 'Zahlen',
    description: 'Zwei bis vier Zahlen, die das Haus beschreiben.',
    icon: 'chartCircle',
    fields: {
      title: headingField,
      facts: partsField('blocks.fact', { label: 'Zahlen', required: true, min: 2, max: 4 }),
    },
  },
  prices: {
    table: 'blocks_prices',
    displayName: 'Preise',
    description: 'Eine Tabelle mit Preisen.',
    icon: 'priceTag',
    fields: {
      title: headingField,
      unit: {
        type: 'string',
        label: 'Einheit',
        hint: 'Steht über den Preisen, z. B. Franken pro Tag. Leer: Franken.',
        maxLength: 60,
      },
      prices: partsField('blocks.price', {
        label: 'Preise',
        hint: 'Nur Preise mit derselben Einheit; für andere gibt es einen zweiten Block.',
        required: true,
        min: 1,
        max: 20,
      }),
      note: {
        type: 'text',
        label: 'Was dazu zu sagen ist',
        hint: 'Zum Beispiel, ab wann die Preise gelten und wer einen Teil bezahlt.',
        maxLength: 400,
      },
    },
  },
  tariffs: {
    table: 'blocks_tariffs',
    displayName: 'Tarife der Häuser',
    description: 'Was der Aufenthalt für jede Pflegestufe kostet. Die Tarife stehen bei den Häusern.',
    icon: 'priceTag',
    fields: {
      title: headingField,
      note: { type: 'text', label: 'Was dazu zu sagen ist', maxLength: 400 },
    },
  },
  'opening-hours': {
    table: 'blocks_opening_hours',
    displayName: 'Öffnungszeiten und Telefon',
    description: 'Wann jemand da ist, ob jetzt offen ist, und die Telefonnummer des Betriebs.',
    icon: 'clock',
    fields: {
      title: headingField,
      times: partsField('blocks.opening-time', {
        label: 'Zeiten',
        hint: 'Mit einer Mittagspause: zwei Einträge für dieselben Tage.',
        required: true,
        min: 1,
        max: 14,
      }),
      note: {
        type: 'text',
        label: 'Was dazu zu sagen ist',
        hint: 'Zum Beispiel, was an Feiertagen gilt. An diesen sagt die Website nicht, ob jetzt offen ist.',
        maxLength: 300,
      },
    },
  },
  'house-finder': {
    table: 'blocks_house_finders',
    displayName: 'Haussuche',
    description: 'Sucht unter den Häusern nach Ort und Art.',
    icon: 'search',
    fields: { title: headingField },
  },
  'free-places': {
    table: 'blocks_free_places',
    displayName: 'Freie Plätze',
    description: 'Was in den Häusern des Betriebs heute frei ist.',
    icon: 'house',
    fields: { title: headingField },
  },
} as const satisfies Readonly<Record<string, ComponentDescription>>;

export type BlockType = keyof typeof blocks;

/** A block's name in a dynamic zone of the content service is its type behind this prefix. */
export const blockPrefix = 'blocks.';
