import { components as componentDescriptions } from '@group/content-client/contract/content/components';
import { configurationOf } from '@group/content-client/contract/content/configuration';
import { collections } from '@group/content-client/contract/content/contentTypes';
import { internalTypes as internalDescriptions } from '@group/content-client/contract/content/internal';
import type { SubmissionKind } from '@group/content-client/contract/submissions/fields';
import { submissionTypes as submissionDescriptions } from '@group/content-client/contract/submissions/submissionTypes';
import { secondFactorTypes } from '../features/secondFactor/secondFactorTypes.ts';
import { staffTypes } from '../features/staff/staffTypes.ts';
import { component, contentType } from './strapiSchema.ts';
import { tenants } from './tenants.ts';

/**
 * Every content type that the websites may read, by singular name. The list must not depend on the environment: Strapi
 * drops the table of a type that is missing.
 */
export const publicTypes = Object.fromEntries(
  [...collections, ...tenants.map(configurationOf)].map((type) => [type.singularName, contentType(type)]),
);

/** Submissions of visitors, by singular name: the websites may create but never read them. */
export const submissionTypes = {
  application: contentType(submissionDescriptions.application),
  message: contentType(submissionDescriptions.message),
} as const satisfies Record<SubmissionKind, object>;

export type SubmissionType = SubmissionKind;

const hiddenInAdmin = { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } };

/** A state of an entry in one language that was published, replaced by a former one, or deleted: see history. */
const entryVersion = {
  kind: 'collectionType',
  collectionName: 'entry_versions',
  indexes: [{ name: 'entry_versions_entry', columns: ['entry_id', 'entry_locale', 'kind'] }],
  info: { singularName: 'entry-version', pluralName: 'entry-versions', displayName: 'Frühere Fassungen' },
  options: { draftAndPublish: false },
  pluginOptions: hiddenInAdmin,
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
  kind: 'collectionType',
  collectionName: 'open_forms',
  indexes: [{ name: 'open_forms_entry', columns: ['entry_id'] }],
  info: { singularName: 'open-form', pluralName: 'open-forms', displayName: 'Geöffnete Formulare' },
  options: { draftAndPublish: false },
  pluginOptions: hiddenInAdmin,
  attributes: {
    entryId: { type: 'string', required: true },
    userId: { type: 'integer', required: true },
    name: { type: 'string', required: true },
    seenAt: { type: 'datetime', required: true },
  },
};

/** Who read or changed what: see audit. Rows are only added, and each has the hash of the one before. */
const auditEntry = {
  kind: 'collectionType',
  collectionName: 'audit_entries',
  info: { singularName: 'audit-entry', pluralName: 'audit-entries', displayName: 'Protokoll' },
  options: { draftAndPublish: false },
  pluginOptions: hiddenInAdmin,
  attributes: {
    /** ISO instant; a string, as its hash needs each digit. */
    at: { type: 'string', required: true },
    action: { type: 'string', required: true },
    actor: { type: 'string', required: true },
    subject: { type: 'text', required: true },
    previousHash: { type: 'string', required: true },
    hash: { type: 'string', required: true },
  },
};

/** What the nightly checks found in a published entry, in one language. */
const checkResult = {
  kind: 'collectionType',
  collectionName: 'check_results',
  indexes: [{ name: 'check_results_tenant', columns: ['tenant'] }],
  info: { singularName: 'check-result', pluralName: 'check-results', displayName: 'Ergebnisse der Prüfung' },
  options: { draftAndPublish: false },
  pluginOptions: hiddenInAdmin,
  attributes: {
    tenant: { type: 'string', required: true },
    /** Singular name of the type. */
    entryType: { type: 'string', required: true },
    entryId: { type: 'string', required: true },
    /** Empty for types without languages. */
    entryLocale: { type: 'string' },
    title: { type: 'string' },
    findings: { type: 'json', required: true },
  },
};

/** An outside link that failed in the last night. */
const linkCheck = {
  kind: 'collectionType',
  collectionName: 'link_checks',
  info: { singularName: 'link-check', pluralName: 'link-checks', displayName: 'Links ins Leere' },
  options: { draftAndPublish: false },
  pluginOptions: hiddenInAdmin,
  attributes: {
    url: { type: 'text', required: true },
    failedNights: { type: 'integer', required: true },
    lastFailedOn: { type: 'string', required: true },
  },
};

/** A house's own template of a mail to applicants. Without one, that of mail/texts.ts is used. */
const mailTemplate = {
  kind: 'collectionType',
  collectionName: 'mail_templates',
  indexes: [{ name: 'mail_templates_unique', columns: ['tenant', 'language', 'stage'], type: 'unique' }],
  info: { singularName: 'mail-template', pluralName: 'mail-templates', displayName: 'Vorlagen von Mails' },
  options: { draftAndPublish: false },
  pluginOptions: hiddenInAdmin,
  attributes: {
    tenant: { type: 'string', required: true },
    language: { type: 'string', required: true },
    stage: { type: 'string', required: true },
    subject: { type: 'string', required: true },
    text: { type: 'text', required: true },
  },
};

/** A user of the admin who signs in with an account of the directory, known by issuer and subject: see oidc. */
const directoryAccount = {
  kind: 'collectionType',
  collectionName: 'directory_accounts',
  indexes: [
    { name: 'directory_accounts_unique', columns: ['issuer', 'subject'], type: 'unique' },
    { name: 'directory_accounts_user_unique', columns: ['user_id'], type: 'unique' },
  ],
  info: { singularName: 'directory-account', pluralName: 'directory-accounts', displayName: 'Firmenkonten' },
  options: { draftAndPublish: false },
  pluginOptions: hiddenInAdmin,
  attributes: {
    issuer: { type: 'string', required: true },
    subject: { type: 'string', required: true },
    userId: { type: 'integer', required: true },
    /** Encrypted; unset without an open session. */
    refreshToken: { type: 'text', private: true },
    /** When the provider last confirmed the account. */
    checkedAt: { type: 'datetime', required: true },
    /** Whether the directory, not an administrator, blocked the user. */
    left: { type: 'boolean', required: true },
  },
};

/** Types that the service itself writes: no permission, form or route of Strapi's leads to them. */
export const serviceTypes = {
  'entry-version': entryVersion,
  'open-form': openForm,
  'audit-entry': auditEntry,
  'check-result': checkResult,
  'link-check': linkCheck,
  'mail-template': mailTemplate,
  'directory-account': directoryAccount,
  ...secondFactorTypes,
} as const;

/** Content for logged-in employees, their accounts and sessions. Without content API routes, so no API token can read them. */
export const internalTypes = {
  'internal-news': contentType(internalDescriptions['internal-news']),
  'internal-document': contentType(internalDescriptions['internal-document']),
  'internal-contact': contentType(internalDescriptions['internal-contact']),
  ...staffTypes,
} as const;

/** Components by uid. */
export const components = Object.fromEntries(
  Object.entries(componentDescriptions).map(([uid, description]) => [uid, component(description)]),
);

/** Strapi's uid of a type of this service. */
export const uidOf = (singularName: string): `plugin::content.${string}` => `plugin::content.${singularName}`;
