import { component } from '../../content/define.ts';
import { countField, headingField } from '../../content/fields.ts';

export default component({
  table: 'blocks_events',
  displayName: 'Veranstaltungen',
  description: 'Zeigt die nächsten Veranstaltungen des Betriebs.',
  icon: 'calendar',
  mainField: 'title',
  fields: { title: headingField, count: countField },
});
