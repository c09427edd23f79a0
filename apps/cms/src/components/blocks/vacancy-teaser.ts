import { component } from '../../content/define.ts';
import { countField, headingField } from '../../content/fields.ts';

export default component({
  table: 'blocks_vacancy_teasers',
  displayName: 'Offene Stellen',
  description: 'Zeigt die neuesten Stellen des Betriebs; die Holding zeigt die aller Betriebe.',
  icon: 'briefcase',
  mainField: 'title',
  fields: { title: headingField, count: countField },
});
