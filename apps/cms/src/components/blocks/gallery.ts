import { component } from '../../content/define.ts';
import { headingField, pictureField } from '../../content/fields.ts';

export default component({
  table: 'blocks_galleries',
  displayName: 'Bildergalerie',
  icon: 'grid',
  mainField: 'title',
  fields: {
    title: headingField,
    pictures: pictureField({ label: 'Bilder', multiple: true, required: true, width: 12 }),
  },
});
