import { type AdminFeature, writesContent } from '../../adminUi/adminFeature.ts';
import { TrashIcon } from '../../adminUi/icons.tsx';
import { ConflictDialog } from './admin/ConflictDialog.tsx';
import { type Action, withImpactWarnings } from './admin/Consequences.tsx';
import { EntryHistory } from './admin/EntryHistory.tsx';
import { OpenForms } from './admin/OpenForms.tsx';
import { forgetDeleted } from './admin/deletedEntries.ts';
import { onlyDraftCopies } from './admin/draftCopies.ts';
import { keepForeignChoices } from './admin/foreignChoices.ts';
import { keepRejectedInput } from './admin/rejectedSaves.ts';
import { ScheduledState } from './admin/ScheduledState.tsx';

export const history: AdminFeature = {
  pages: [
    {
      to: 'papierkorb',
      icon: TrashIcon,
      intlLabel: { id: 'content.trash', defaultMessage: 'Papierkorb' },
      permissions: writesContent,
      Component: () => import('./admin/Trash.tsx').then(({ Trash }) => ({ default: Trash })),
      position: 4,
    },
  ],
  panels: [
    { position: 0, Panel: ScheduledState },
    { position: 1, Panel: OpenForms },
    { position: 6, Panel: EntryHistory },
  ],
  everywhere: [{ name: 'conflicts', Component: ConflictDialog }],
  documentActions: (actions: readonly Action[]) => withImpactWarnings(onlyDraftCopies(actions)),
  adjustApi(api) {
    keepRejectedInput(api);
    forgetDeleted(api);
    keepForeignChoices(api);
  },
};
