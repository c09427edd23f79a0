import { component } from '../../content/define.ts';
import { headingField, pictureField } from '../../content/fields.ts';

export default component({
  table: 'blocks_texts_with_picture',
  displayName: 'Text mit Bild',
  icon: 'picture',
  mainField: 'title',
  fields: {
    title: headingField,
    pictureSide: {
      type: 'enumeration',
      label: 'Bild steht',
      hint: 'left: links · right: rechts',
      enum: ['left', 'right'],
      default: 'right',
      width: 4,
    },
    body: { type: 'blocks', label: 'Text', required: true },
    picture: pictureField({ required: true, width: 12 }),
  },
});
