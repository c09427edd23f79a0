import { component } from '../../content/define.ts';

export default component({
  table: 'blocks_question_entries',
  displayName: 'Frage mit Antwort',
  icon: 'question',
  mainField: 'question',
  fields: {
    question: { type: 'string', label: 'Frage', required: true, maxLength: 200, width: 12 },
    answer: { type: 'blocks', label: 'Antwort', required: true },
  },
});
