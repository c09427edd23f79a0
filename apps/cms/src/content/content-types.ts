import { components as componentDescriptions } from '@group/content-client/contract/content/components';
import { configurationOf } from '@group/content-client/contract/content/configuration';
import { collections } from '@group/content-client/contract/content/contentTypes';
import { internalTypes as internalDescriptions } from '@group/content-client/contract/content/internal';
import type { SubmissionKind } from '@group/content-client/contract/submissions/fields';
import { submissionTypes as submissionDescriptions } from '@group/content-client/contract/submissions/submissionTypes';
import { component, contentType } from './strapiSchema.ts';
import { tenants } from '../environment/tenants.ts';
import type { OwnType } from '../feature.ts';
import type { Row } from '../strapi/row.ts';

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
  visit: contentType(submissionDescriptions.visit),
  alert: contentType(submissionDescriptions.alert),
} as const satisfies Record<SubmissionKind, object>;

export type SubmissionType = SubmissionKind;

export function ownType(singularName: string, { displayName, ...type }: OwnType) {
  const pluralName = `${singularName.replace(/y$/, 'ie')}s`;
  return {
    ...type,
    kind: 'collectionType',
    collectionName: pluralName.replaceAll('-', '_'),
    info: { singularName, pluralName, displayName },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
  };
}

/** Content for logged-in employees. Without content API routes, so no API token can read them. */
export const internalTypes = {
  'internal-news': contentType(internalDescriptions['internal-news']),
  'internal-document': contentType(internalDescriptions['internal-document']),
  'internal-contact': contentType(internalDescriptions['internal-contact']),
} as const;

export const components = Object.fromEntries(
  Object.entries(componentDescriptions).map(([uid, description]) => [uid, component(description)]),
);

export const uidOf = (singularName: string): `plugin::content.${string}` => `plugin::content.${singularName}`;

export const nameOf = (uid: string): string => uid.slice(uidOf('').length);

export type ContentUid = ReturnType<typeof uidOf>;

/** The types of this service, whose entries belong to organisations; not accounts or files. */
export const isContent = (uid: string): uid is ContentUid => uid.startsWith(uidOf(''));

const schemas = new Map(
  Object.entries({ ...publicTypes, ...internalTypes, ...submissionTypes }).map(([name, schema]) => [
    uidOf(name),
    schema,
  ]),
);

const schemaOf = (uid: string) => (isContent(uid) ? schemas.get(uid) : undefined);

/** Whether entries of a type are drafts until they are published; others are public once saved. */
export const hasDrafts = (uid: string): boolean => schemaOf(uid)?.options.draftAndPublish ?? false;

/** Whether entries of a type name the organisation to which they belong. */
export const namesCompany = (uid: string): boolean => 'company' in (schemaOf(uid)?.attributes ?? {});

/** What lists call an entry; `undefined` where that field is empty. */
export function titleOf(uid: string, row: Row): string | undefined {
  const title = row[String(schemaOf(uid)?.pluginOptions.content.settings.mainField)];
  return typeof title === 'string' ? title : undefined;
}
