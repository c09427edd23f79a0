import type { Core } from '@strapi/strapi';
import { conditionOf, conditionOfNames } from './conditions.ts';
import { resetHint, roleCode, wholeGroup } from './roles.ts';
import { submissionTypes, type SubmissionType, uidOf } from '../content/content-types.ts';
import { revisionField } from '../content/strapiSchema.ts';
import { tenants } from '../environment/tenants.ts';
import type { Attribute } from '../strapi/attributes.ts';
import { resetRole, type RolePermission } from './rolePermissions.ts';

/** Fields that came with the submission or are set by the service. */
const readOnly = new Set([
  'company',
  'job',
  'jobTitle',
  'reference',
  'acceptedAt',
  'stageChangedAt',
  'flagged',
  'toldStage',
  'toldAt',
  'applicantChanges',
]);

function permissionsFor(type: SubmissionType, conditions: string[]): RolePermission[] {
  // Private fields have their own endpoints, or none. The revision tells whether a form is up to date.
  const read = Object.entries<Attribute>(submissionTypes[type].attributes).flatMap(([name, attribute]) =>
    !attribute.private || name === revisionField ? [name] : [],
  );
  const update = read.filter((name) => !readOnly.has(name));
  const subject = uidOf(type);
  return [
    { action: 'plugin::content-manager.explorer.read', subject, properties: { fields: read }, conditions },
    { action: 'plugin::content-manager.explorer.update', subject, properties: { fields: update }, conditions },
    // Applicants may demand erasure at any time, long before the retention period is over.
    { action: 'plugin::content-manager.explorer.delete', subject, properties: {}, conditions },
  ];
}

/** Lets forms show the organisation's name. */
const companyNames: RolePermission = {
  action: 'plugin::content-manager.explorer.read',
  subject: uidOf('company'),
  properties: { fields: ['name'] },
  conditions: [conditionOfNames],
};

/** Creates, and resets at every start, a role for the HR staff of each organisation and one for that of the group. */
export async function preparePersonnelRoles(strapi: Core.Strapi): Promise<void> {
  const roles = [
    ...tenants.map(({ key, name }) => ({ code: roleCode('personal', key), name, conditions: [conditionOf(key)] })),
    { code: roleCode('personal', wholeGroup), name: 'Gruppe', conditions: [] },
  ];
  for (const { code, name, conditions } of roles) {
    const description = `Sieht und bearbeitet die Bewerbungen, Nachrichten und Besuche. ${resetHint}`;
    await resetRole(strapi, { code, name: `Personal ${name}`, description }, [
      ...permissionsFor('application', conditions),
      ...permissionsFor('message', conditions),
      ...permissionsFor('visit', conditions),
      companyNames,
    ]);
  }
}
