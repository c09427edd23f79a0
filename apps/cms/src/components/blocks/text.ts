import { component } from '../../content/define.ts';
import { headingField } from '../../content/fields.ts';

export default component({
  table: 'blocks_texts',
  displayName: 'Text',
  icon: 'feather',
  mainField: 'title',
  fields: { title: headingField, body: { type: 'blocks', label: 'Text', required: true } },
});
