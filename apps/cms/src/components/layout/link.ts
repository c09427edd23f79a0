import { component } from '../../content/define.ts';
import { linkField } from '../../content/fields.ts';

export default component({
  table: 'layout_links',
  displayName: 'Link',
  icon: 'link',
  mainField: 'name',
  fields: {
    name: { type: 'string', label: 'Text', required: true, maxLength: 60 },
    link: linkField({ required: true }),
  },
});
