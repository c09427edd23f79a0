import { component } from '../../content/define.ts';
import { headingField } from '../../content/fields.ts';

export default component({
  table: 'blocks_questions',
  displayName: 'Fragen und Antworten',
  icon: 'question',
  mainField: 'title',
  fields: {
    title: headingField,
    questions: {
      type: 'component',
      component: 'blocks.question',
      repeatable: true,
      label: 'Fragen',
      required: true,
      min: 1,
      max: 30,
    },
  },
});
