import { Counts } from '../../../adminUi/Counts.tsx';
import { views } from './views.ts';

const lists = views
  .filter(({ key }) => ['overdue', 'due', 'new'].includes(key))
  .map(({ key, name }) => ({ key, name, to: `/bewerbungen?ansicht=${key}` }));

export const DueApplications = () => <Counts path="/content/applications/due" lists={lists} />;
