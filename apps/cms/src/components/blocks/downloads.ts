import { component } from '../../content/define.ts';
import { headingField } from '../../content/fields.ts';

export default component({
  table: 'blocks_downloads',
  displayName: 'Dokumente',
  description: 'Dokumente zum Herunterladen.',
  icon: 'download',
  mainField: 'title',
  fields: {
    title: headingField,
    downloads: {
      type: 'relation',
      relation: 'oneToMany',
      target: 'plugin::content.download',
      label: 'Dokumente',
      hint: 'Leer: alle Dokumente des Betriebs.',
    },
  },
});
