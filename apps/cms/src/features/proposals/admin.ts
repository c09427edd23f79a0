import { type AdminFeature, writesContent } from '../../adminUi/adminFeature.ts';
import { ProposalIcon } from '../../adminUi/icons.tsx';
import { EntryProposal } from './admin/EntryProposal.tsx';
import { addProposedState } from './admin/ProposedState.tsx';

export const proposals: AdminFeature = {
  widgets: [
    {
      id: 'proposals',
      title: { id: 'content.proposals', defaultMessage: 'Wartet auf Sie' },
      icon: ProposalIcon,
      component: () => import('./admin/Proposals.tsx').then(({ ProposalsWidget }) => ProposalsWidget),
      pluginId: 'content',
      permissions: writesContent,
    },
  ],
  panels: [{ position: 0.5, Panel: EntryProposal }],
  columns: [addProposedState],
};
