import { component } from '../../content/define.ts';
import { headingField } from '../../content/fields.ts';

export default component({
  table: 'blocks_company_logos',
  displayName: 'Logos der Betriebe',
  icon: 'dashboard',
  mainField: 'title',
  fields: {
    title: headingField,
    companies: {
      type: 'relation',
      relation: 'oneToMany',
      target: 'plugin::content.company',
      label: 'Betriebe',
      hint: 'Leer: alle Betriebe der Gruppe.',
    },
  },
});
