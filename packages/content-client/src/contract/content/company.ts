import type { ContentTypeDescription } from './description.ts';
import { sortOrderField } from './fields.ts';
import { tenants } from '@group/themes/registry';

/** An organisation of the group, to which pages, news and jobs belong. */
export const company = {
  singularName: 'company',
  pluralName: 'companies',
  displayName: 'Betriebe',
  description: 'Die Betriebe der Gruppe, in der Reihenfolge, in der sie gezeigt werden.',
  mainField: 'name',
  order: { by: 'sortOrder', direction: 'ASC' },
  uniqueColumns: ['key'],
  fields: {
    name: { type: 'string', label: 'Name', required: true, maxLength: 80, listed: true },
    city: { type: 'string', label: 'Ort', maxLength: 80, listed: true },
    key: {
      type: 'enumeration',
      label: 'Kürzel',
      hint: 'Verbindet den Betrieb mit seiner Website. Steht fest, sobald Inhalte zum Betrieb gehören.',
      enum: tenants.map((tenant) => tenant.key),
      names: Object.fromEntries(tenants.map(({ key, name }) => [key, name])),
      required: true,
      listed: true,
    },
    takesApplications: {
      type: 'boolean',
      label: 'Nimmt Bewerbungen von anderen Websites',
      hint: 'Wer sich bei einem anderen Haus der Gruppe bewirbt, kann die Bewerbung auch hierhin senden.',
      default: false,
    },
    sortOrder: sortOrderField,
  },
} as const satisfies ContentTypeDescription;
