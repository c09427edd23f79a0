import { component } from '../../content/define.ts';
import { headingField } from '../../content/fields.ts';

export default component({
  table: 'blocks_houses',
  displayName: 'Häuser',
  description: 'Zeigt die Häuser des Betriebs; die Holding zeigt die aller Betriebe.',
  icon: 'house',
  mainField: 'title',
  fields: { title: headingField },
});
