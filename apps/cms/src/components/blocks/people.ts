import { component } from '../../content/define.ts';
import { headingField } from '../../content/fields.ts';

export default component({
  table: 'blocks_people',
  displayName: 'Personen',
  description: 'Stellt Mitarbeitende vor.',
  icon: 'user',
  mainField: 'title',
  fields: {
    title: headingField,
    people: {
      type: 'relation',
      relation: 'oneToMany',
      target: 'plugin::content.person',
      label: 'Personen',
      hint: 'Leer: alle Personen des Betriebs.',
    },
  },
});
