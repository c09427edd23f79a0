import { Counts } from '../../../adminUi/Counts.tsx';
import { visitGroups } from '../visitGroups.ts';

const lists = (['open', 'today', 'coming'] as const).map((key) => ({ key, name: visitGroups[key], to: '/besuche' }));

export const ComingVisits = () => <Counts path="/content/visits/counts" lists={lists} />;
