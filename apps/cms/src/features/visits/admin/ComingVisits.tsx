import { Counts } from '../../../admin/Counts.tsx';
import { groupNames } from './useVisits.ts';

const lists = (['open', 'today', 'coming'] as const).map((key) => ({ key, name: groupNames[key], to: '/besuche' }));

/** On the first page of HR: how many wishes wait for an answer, and who comes. */
export const ComingVisits = () => <Counts path="/content/visits/counts" lists={lists} />;
