import { component } from '../../content/define.ts';

export default component({
  table: 'people_representatives',
  displayName: 'Vertretungsberechtigte Person',
  icon: 'user',
  mainField: 'name',
  fields: {
    name: { type: 'string', label: 'Name', required: true, maxLength: 80 },
    role: { type: 'string', label: 'Funktion', hint: 'Zum Beispiel Präsidentin des Stiftungsrats.', maxLength: 120 },
  },
});
