import type { ContentTypeDescription } from './description.ts';
import { companyField, linkField } from './fields.ts';

/** A redirect from a former path. */
export const redirect = {
  singularName: 'redirect',
  pluralName: 'redirects',
  displayName: 'Weiterleitungen',
  description: 'Frühere Adressen, die weiterhin zum richtigen Ort führen.',
  mainField: 'from',
  fields: {
    from: {
      type: 'string',
      label: 'Frühere Adresse',
      hint: 'Ein Pfad dieser Website ohne Sprache, wie er früher war: /team, /alt.html oder /index.php?id=5.',
      required: true,
      maxLength: 200,
      regex: String.raw`^\/(?![\/\\])[^\s\\#]*$`,
      correction: 'Bitte mit / beginnen und die Adresse ohne Leerschlag und ohne # schreiben, z. B. /alt.html.',
      listed: true,
    },
    to: linkField({ label: 'Führt zu', required: true, listed: true }),
    company: companyField,
    permanent: {
      type: 'boolean',
      label: 'Für immer',
      hint: 'Suchmaschinen merken sich die neue Adresse. Aus: nur vorübergehend.',
      default: true,
    },
  },
} as const satisfies ContentTypeDescription;
