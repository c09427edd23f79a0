import type { ComponentDescription } from './description.ts';
import { socialNetworkNames } from './enumerationNames.ts';
import { socialNetworks } from './enumerations.ts';
import { linkField } from './fields.ts';

export const social = {
  table: 'layout_socials',
  displayName: 'Soziales Netzwerk',
  icon: 'earth',
  mainField: 'type',
  fields: {
    type: {
      type: 'enumeration',
      label: 'Netzwerk',
      enum: socialNetworks,
      names: socialNetworkNames,
      required: true,
    },
    link: linkField({ required: true, hint: 'Adresse des Profils, beginnt mit https://' }),
  },
} as const satisfies ComponentDescription;
