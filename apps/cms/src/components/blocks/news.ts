import { component } from '../../content/define.ts';
import { countField, headingField } from '../../content/fields.ts';

export default component({
  table: 'blocks_news',
  displayName: 'Neuigkeiten',
  description: 'Zeigt die neuesten Neuigkeiten des Betriebs.',
  icon: 'bell',
  mainField: 'title',
  fields: { title: headingField, count: countField },
});
