import { component } from '../../content/define.ts';
import { linkField } from '../../content/fields.ts';

export default component({
  table: 'blocks_door_entries',
  displayName: 'Tür',
  icon: 'arrowRight',
  mainField: 'title',
  fields: {
    title: { type: 'string', label: 'Titel', required: true, maxLength: 60 },
    link: linkField({ required: true }),
    text: { type: 'text', label: 'Text', maxLength: 200 },
  },
});
