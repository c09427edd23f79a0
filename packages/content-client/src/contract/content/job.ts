import type { ContentTypeDescription } from './description.ts';
import { jobAreaNames, jobKindNames } from './enumerationNames.ts';
import { jobAreas, jobKinds } from './enumerations.ts';
import { choiceField, companyField } from './fields.ts';
import {
  occupationNames,
  occupations,
  reportingExemptionNames,
  reportingExemptions,
  reportingList,
} from './vacancyReporting.ts';

const pensum = { type: 'integer', hint: '10 bis 100', min: 10, max: 100, shared: true, width: 4 } as const;

/** Gross pay in francs a year. The lower limit rejects what is meant for a month. */
const pay = { type: 'integer', min: 20_000, max: 400_000, shared: true, width: 4 } as const;

/** What separates the town from the rest of a workplace: one in Wila is not in Wil. */
export const townSeparators = [',', ' ', '-', '/'] as const;

export const isInTown = (town: string, workplace: string): boolean =>
  workplace === town || townSeparators.some((separator) => workplace.startsWith(`${town}${separator}`));

/** A vacancy, an apprenticeship or a teaching post. */
export const job = {
  singularName: 'job',
  pluralName: 'jobs',
  displayName: 'Stellen',
  description: 'Offene Stellen, Lehrstellen und Ausbildungsplätze.',
  localized: true,
  drafts: true,
  // Sort column first, then every column by which the websites filter, so that counting open positions needs no table
  // access.
  listColumns: [
    'locale',
    'publish_from',
    'published_at',
    'publish_until',
    'filled',
    'area',
    'kind',
    'document_id',
    'id',
  ],
  fields: {
    title: {
      type: 'string',
      label: 'Titel',
      hint: 'Beruf, ohne Pensum, z. B. Pflegefachperson HF.',
      required: true,
      maxLength: 120,
      listed: true,
    },
    slug: {
      type: 'uid',
      targetField: 'title',
      label: 'Adresse',
      hint: 'Letzter Teil der Webadresse. Leer: folgt dem Titel, bis die Stelle veröffentlicht ist.',
      generated: true,
    },
    company: companyField,
    workplace: {
      type: 'string',
      label: 'Arbeitsort',
      hint: 'Ort, bei Bedarf mit Haus oder Abteilung.',
      required: true,
      maxLength: 120,
    },
    kind: choiceField(jobKinds, jobKindNames, {
      label: 'Art',
      default: 'vacancy',
      required: true,
      shared: true,
      listed: true,
    }),
    area: choiceField(jobAreas, jobAreaNames, { label: 'Bereich', required: true, shared: true, listed: true }),
    pensumMin: { ...pensum, label: 'Pensum ab (%)' },
    pensumMax: { ...pensum, label: 'Pensum bis (%)' },
    fullTime: { type: 'boolean', label: 'Vollzeit', default: false, shared: true, width: 4 },
    payFrom: {
      ...pay,
      label: 'Lohn ab (Franken)',
      hint: 'Brutto im Jahr bei 100 %, mit 13. Monatslohn. Steht im Inserat; leer: kein Lohn im Inserat.',
    },
    payTo: { ...pay, label: 'Lohn bis (Franken)', hint: 'Leer: ein einziger Betrag.' },
    startDate: {
      type: 'date',
      label: 'Stellenantritt',
      hint: 'Leer: nach Vereinbarung.',
      shared: true,
      width: 4,
    },
    publishFrom: {
      type: 'datetime',
      label: 'Ausgeschrieben ab',
      hint: 'Leer: sofort; beim Veröffentlichen wird die Zeit eingetragen. Sonst erscheint die Stelle dann von selbst.',
      shared: true,
      width: 4,
    },
    publishUntil: {
      type: 'datetime',
      label: 'Ausgeschrieben bis',
      hint: 'Leer: bis auf Weiteres. Danach gilt die Stelle als besetzt; ohne Uhrzeit am Ende des Tages.',
      shared: true,
      width: 4,
    },
    occupation: choiceField(occupations, occupationNames, {
      label: 'Stellenmeldepflicht: Berufsart',
      hint: `Nach der Liste ${reportingList.year}. Ohne Gewähr: Es gilt der Check-Up auf arbeit.swiss.`,
      shared: true,
      private: true,
      width: 4,
    }),
    reportedOn: {
      type: 'date',
      label: 'Vom RAV bestätigt am',
      hint: 'Fünf Arbeitstage danach darf die Stelle öffentlich sein.',
      shared: true,
      private: true,
      width: 4,
    },
    reportingExemption: choiceField(reportingExemptions, reportingExemptionNames, {
      label: 'Ausnahme von der Meldepflicht',
      hint: 'Leer: keine.',
      shared: true,
      private: true,
      width: 4,
    }),
    filled: {
      type: 'boolean',
      label: 'Besetzt',
      hint: 'Die Stelle verschwindet aus den Listen; ihre Seite sagt, dass sie besetzt ist.',
      default: false,
      shared: true,
      width: 12,
      listed: true,
    },
    intro: { type: 'text', label: 'Einleitung', hint: 'Zwei bis drei Sätze über die Aufgabe.', maxLength: 600 },
    description: { type: 'blocks', label: 'Beschreibung' },
    contactPerson: {
      type: 'component',
      component: 'people.contact',
      repeatable: false,
      label: 'Kontaktperson',
      hint: 'Wer Fragen zur Stelle beantwortet.',
    },
  },
} as const satisfies ContentTypeDescription;
