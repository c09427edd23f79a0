import type { ContentTypeDescription } from './description.ts';
import { visitOccasionNames } from './enumerationNames.ts';
import { visitOccasions } from './enumerations.ts';
import { choiceField, companyField } from './fields.ts';

/** Slots have one entry for all languages, as their seats are counted together. */
const translation = {
  type: 'string',
  hint: 'Nur für Websites in mehreren Sprachen. Leer: wie oben.',
  maxLength: 120,
  width: 4,
} as const;

/** A time at which a house receives visitors, once or each week. Without drafts: what is saved is live. */
export const visitSlot = {
  singularName: 'visit-slot',
  pluralName: 'visit-slots',
  displayName: 'Besuchstermine',
  description: 'Wann man ein Haus anschauen, schnuppern oder einen Termin haben kann.',
  order: { by: 'startsAt', direction: 'DESC' },
  fields: {
    title: {
      type: 'string',
      label: 'Worum es geht',
      hint: 'Z. B. Führung durchs Haus oder Schnuppern: Fachfrau / Fachmann Gesundheit.',
      required: true,
      maxLength: 120,
      listed: true,
    },
    occasion: choiceField(visitOccasions, visitOccasionNames, { label: 'Anlass', required: true, listed: true }),
    company: companyField,
    house: {
      type: 'string',
      label: 'Haus',
      hint: 'Letzter Teil der Adresse seiner Seite, z. B. haus-am-hang. Leer: gilt für alle Häuser.',
      maxLength: 120,
    },
    startsAt: {
      type: 'datetime',
      label: 'Beginn',
      hint: 'Bei einem Termin, der sich wiederholt, der erste.',
      required: true,
      listed: true,
    },
    repeatsUntil: {
      type: 'date',
      label: 'Jede Woche bis',
      hint: 'Letzter Tag, an dem sich der Termin wiederholt; an Feiertagen findet er nicht statt. Leer: nur einmal.',
      listed: true,
    },
    minutes: { type: 'integer', label: 'Dauer in Minuten', required: true, default: 60, min: 15, max: 720 },
    capacity: {
      type: 'integer',
      label: 'Personen',
      hint: 'So viele Personen empfangen Sie je Termin.',
      required: true,
      default: 1,
      min: 1,
      max: 100,
    },
    place: { type: 'string', label: 'Treffpunkt', hint: 'Leer: am Empfang.', maxLength: 120 },
    titleEn: { ...translation, label: 'Worum es geht, auf Englisch' },
    titleIt: { ...translation, label: 'Auf Italienisch' },
    titleFr: { ...translation, label: 'Auf Französisch' },
    closed: {
      type: 'boolean',
      label: 'Geschlossen',
      hint: 'Erscheint nicht mehr auf der Website. Wer schon angemeldet ist, bleibt es.',
      default: false,
      listed: true,
    },
  },
} as const satisfies ContentTypeDescription;
