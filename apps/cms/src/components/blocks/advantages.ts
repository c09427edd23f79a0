import { component } from '../../content/define.ts';
import { headingField } from '../../content/fields.ts';

export default component({
  table: 'blocks_advantages',
  displayName: 'Vorteile',
  description: 'Was für uns spricht, in kurzen Punkten.',
  icon: 'star',
  mainField: 'title',
  fields: {
    title: headingField,
    advantages: {
      type: 'component',
      component: 'blocks.advantage',
      repeatable: true,
      label: 'Vorteile',
      hint: 'Am besten drei bis sechs.',
      required: true,
      min: 1,
      max: 12,
    },
  },
});
