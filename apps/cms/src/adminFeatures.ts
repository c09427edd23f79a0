import { accounts } from './features/accounts/admin.ts';
import { audit } from './features/audit/admin.ts';
import { blockPicker } from './features/blockPicker/admin.ts';
import { checks } from './features/checks/admin.ts';
import { freePlaces } from './features/freePlaces/admin.ts';
import { history } from './features/history/admin.ts';
import { library } from './features/library/admin.ts';
import { overview } from './features/overview/admin.ts';
import { preview } from './features/preview/admin.ts';
import { proposals } from './features/proposals/admin.ts';
import { redirects } from './features/redirects/admin.ts';
import { richText } from './features/richText/admin.ts';
import { signInPage } from './features/signInPage/admin.ts';
import { staff } from './features/staff/admin.ts';
import { submissions } from './features/submissions/admin.ts';
import { visits } from './features/visits/admin.ts';
import type { AdminFeature } from './adminUi/adminFeature.ts';
import { ChoiceField } from './adminUi/fields/ChoiceField.tsx';
import { DateTimeField } from './adminUi/fields/DateTimeField.tsx';
import { NumberField } from './adminUi/fields/NumberField.tsx';
import { TextField } from './adminUi/fields/TextField.tsx';
import { Colours } from './strapi/admin/Colours.ts';
import { HiddenSettings } from './strapi/admin/HiddenSettings.tsx';
import { StickyActions } from './strapi/admin/StickyActions.ts';
import { addStateColumn, nameValues } from './adminUi/listColumns.tsx';

const forms: AdminFeature = {
  fields: [
    { type: 'string', Component: TextField },
    { type: 'uid', Component: TextField },
    { type: 'datetime', Component: DateTimeField },
    { type: 'enumeration', Component: ChoiceField },
    { type: 'integer', Component: NumberField },
    { type: 'float', Component: NumberField },
  ],
  columns: [nameValues, addStateColumn],
  // The content types are part of the code: the page that "Modell bearbeiten" opens is not there.
  documentActions: (actions: readonly { type?: string }[]) => actions.filter(({ type }) => type !== 'edit-the-model'),
  everywhere: [
    { name: 'hidden-settings', Component: HiddenSettings },
    { name: 'sticky-actions', Component: StickyActions },
    { name: 'colours', Component: Colours },
  ],
};

export const features: readonly AdminFeature[] = [
  forms,
  proposals,
  freePlaces,
  overview,
  submissions,
  visits,
  history,
  audit,
  signInPage,
  accounts,
  staff,
  checks,
  library,
  blockPicker,
  richText,
  preview,
  redirects,
];
