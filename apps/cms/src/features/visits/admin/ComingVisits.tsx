import { Counts } from '../../../adminUi/Counts.tsx';
import { groupNames } from './useVisits.ts';

const lists = (['open', 'today', 'coming'] as const).map((key) => ({ key, name: groupNames[key], to: '/besuche' }));

export const ComingVisits = () => <Counts path="/content/visits/counts" lists={lists} />;
