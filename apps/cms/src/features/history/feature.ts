import type { Feature } from '../../feature.ts';
import { historyEndpoints } from './history.ts';
import { recordVersions } from './recordVersions.ts';
import { prepareRevisions, rejectStaleSaves } from './staleSaves.ts';
import { eraseOldVersions } from './versions.ts';

/** A state of an entry in one language that was published, replaced by a former one, or deleted: see history. */
const entryVersion = {
  displayName: 'Frühere Fassungen',
  indexes: [{ name: 'entry_versions_entry', columns: ['entry_id', 'entry_locale', 'kind'] }],
  attributes: {
    kind: { type: 'enumeration', enum: ['published', 'draft', 'deleted'], required: true },
    /** Singular name of the type. */
    entryType: { type: 'string', required: true },
    entryId: { type: 'string', required: true },
    /** Empty for types without languages. */
    entryLocale: { type: 'string' },
    tenant: { type: 'string' },
    title: { type: 'string' },
    author: { type: 'string' },
    savedAt: { type: 'datetime', required: true },
    /** When visitors stopped seeing it; unset while they do. */
    endedAt: { type: 'datetime' },
    data: { type: 'json', required: true },
  },
};

/** A form that a user of the admin has open now. */
const openForm = {
  displayName: 'Geöffnete Formulare',
  indexes: [{ name: 'open_forms_entry', columns: ['entry_id'] }],
  attributes: {
    entryId: { type: 'string', required: true },
    userId: { type: 'integer', required: true },
    name: { type: 'string', required: true },
    seenAt: { type: 'datetime', required: true },
  },
};

/** Former states of entries, the trash, and forms that several users have open. */
export const history: Feature = {
  contentTypes: { 'entry-version': entryVersion, 'open-form': openForm },
  adminEndpoints: historyEndpoints,
  guard: rejectStaleSaves,
  record: recordVersions,
  setUp: prepareRevisions,
  jobs: [{ name: 'history', rule: '40 3 * * *', isLocked: true, atStart: true, run: eraseOldVersions }],
};
